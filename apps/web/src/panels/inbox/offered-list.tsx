import { type JsonNode, nodeText } from '@lifeline/json';
import { useT } from '../../i18n/language.ts';
import { objectMember } from '../../results/response.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { offeredTools } from './offered-tools.ts';

export interface OfferedListProps {
  readonly text: string;
  readonly params: JsonNode;
}

/** The tools that the model may use, and whether it has to. */
export function OfferedList({ text, params }: OfferedListProps) {
  const t = useT();
  const tools = offeredTools(text, params);
  const choice = objectMember(params, 'toolChoice');
  if (tools.length === 0 && choice === undefined) return null;
  return (
    <div data-offered-tools={tools.length} className="flex min-w-0 flex-col gap-1">
      <h4 className="flex flex-wrap gap-x-2 text-meta text-text-3">
        {t.inbox.tools.offered}
        {choice === undefined ? null : (
          <RevealText text={`toolChoice ${nodeText(text, choice).slice(0, 200)}`} className="font-mono" />
        )}
      </h4>
      <ul className="flex min-w-0 flex-col gap-0.5">
        {tools.map(({ name, description }) => (
          <li key={name} className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <RevealText text={name} className="font-mono" />
            {description === undefined ? null : (
              <RevealText text={description} className="break-words text-text-2" />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
