import { quoteJson } from '@lifeline/json';
import { setPaneLayout, usePaneLayout } from '../app/pane-layout.ts';
import { useWidthClass } from '../app/use-width.ts';
import { askForCompose } from '../wire/compose/compose-requests.ts';

let lines = 0;

/** A request line around params of any text, with an id that no other line of this page has. */
function requestLine(method: string, paramsText: string): string {
  lines += 1;
  return `{"jsonrpc":"2.0","id":"raw-${lines}","method":${quoteJson(method)},"params":${paramsText}}`;
}

/** Opens Compose with a raw request line: the way out for params that are not JSON. */
export function useRawLine(): (method: string, paramsText: string) => void {
  const layout = usePaneLayout();
  const isNarrow = useWidthClass() === 'narrow';
  return (method, paramsText) => {
    if (isNarrow) setPaneLayout('wire');
    else if (layout === 'panel') setPaneLayout('both');
    askForCompose({ kind: 'raw', method: '', text: requestLine(method, paramsText) });
  };
}
