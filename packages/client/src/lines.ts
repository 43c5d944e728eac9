import { quoteJson } from '@lifeline/json';

/** A message is one line of JSON, and between JSON tokens a line break means the same as a space. */
function oneLine(text: string): string {
  return text.replace(/\r\n|[\r\n]/g, ' ');
}

function paramsMember(paramsText: string | undefined): string {
  return paramsText === undefined ? '' : `,"params":${oneLine(paramsText)}`;
}

/** Line of a request. `idText` and `paramsText` are JSON text and go out as they are. */
export function requestLine(idText: string, method: string, paramsText?: string): string {
  return `{"jsonrpc":"2.0","id":${idText},"method":${quoteJson(method)}${paramsMember(paramsText)}}`;
}

/** Line of a notification. */
export function notificationLine(method: string, paramsText?: string): string {
  return `{"jsonrpc":"2.0","method":${quoteJson(method)}${paramsMember(paramsText)}}`;
}

/** Line of a response; `bodyText` is the JSON text of its result or error. */
export function responseLine(idText: string, body: 'result' | 'error', bodyText: string): string {
  return `{"jsonrpc":"2.0","id":${idText},"${body}":${oneLine(bodyText)}}`;
}

/** What was typed, split into lines as the server will see them; one closing line break ends the last line. */
export function typedLines(text: string): readonly string[] {
  return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
}
