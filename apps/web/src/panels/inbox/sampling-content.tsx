import { type JsonNode, nodeText } from '@lifeline/json';
import { useT } from '../../i18n/language.ts';
import { PromptMessages } from '../../results/prompt-messages.tsx';
import { itemsOf, objectMember, stringOf } from '../../results/response.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { AllParams } from './all-params.tsx';
import { OfferedList } from './offered-list.tsx';

export interface SamplingContentProps {
  readonly sessionId: string;
  readonly text: string;
  readonly params: JsonNode;
}

/** Params of sampling/createMessage that shape the answer; the rest stands in the JSON. */
const SETTINGS = ['maxTokens', 'temperature', 'stopSequences', 'includeContext'] as const;
const PRIORITIES = ['costPriority', 'speedPriority', 'intelligencePriority'] as const;

/** What a model would be given: system prompt, messages, preferences. */
export function SamplingContent({ sessionId, text, params }: SamplingContentProps) {
  const t = useT();
  const words = t.inbox.sampling;
  const system = stringOf(params, 'systemPrompt');
  const messages = itemsOf(params, 'messages');
  return (
    <>
      {system === undefined ? null : (
        <div>
          <h4 className="text-meta text-text-3">{words.system}</h4>
          <p className="max-w-[80ch] break-words whitespace-pre-wrap">
            <RevealText text={system} />
          </p>
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-1">
        <h4 className="text-meta text-text-3">{words.messages}</h4>
        {messages === undefined ? (
          <p className="text-malformed">{words.noMessages}</p>
        ) : (
          <PromptMessages sessionId={sessionId} text={text} messages={messages} />
        )}
      </div>
      <OfferedList text={text} params={params} />
      <Preferences text={text} params={params} />
      <AllParams text={text} params={params} />
    </>
  );
}

function Preferences({ text, params }: Omit<SamplingContentProps, 'sessionId'>) {
  const t = useT();
  const words = t.inbox.sampling;
  const preferences = objectMember(params, 'modelPreferences');
  const hints = (itemsOf(preferences, 'hints') ?? []).flatMap((hint) => stringOf(hint, 'name') ?? []);
  const facts = [
    ...(hints.length === 0 ? [] : [{ name: words.hints, value: hints.join(', ') }]),
    ...PRIORITIES.map((key) => ({ name: words.priorities[key], value: written(text, preferences, key) })),
    ...SETTINGS.map((key) => ({ name: words.settings[key], value: written(text, params, key) })),
  ];
  const known = facts.flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]));
  if (known.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {known.map(({ name, value }) => (
        <div key={name} className="flex items-baseline gap-2">
          <dt className="text-meta text-text-3">{name}</dt>
          <dd>
            <RevealText text={value} className="font-mono text-wire" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A member as it is written. */
function written(text: string, node: JsonNode | undefined, key: string): string | undefined {
  const value = objectMember(node, key);
  return value === undefined ? undefined : nodeText(text, value).slice(0, 200);
}
