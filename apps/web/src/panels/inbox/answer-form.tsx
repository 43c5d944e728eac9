import { prettyJson } from '@lifeline/json';
import { Braces, TextCursorInput, Wrench } from 'lucide-react';
import { useState } from 'react';
import { FailureText } from '../../app/failure.tsx';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { AnswerAccept } from './answer-accept.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { AnswerJson } from './answer-json.tsx';
import { AnswerTool } from './answer-tool.tsx';
import { AnswerWords } from './answer-words.tsx';
import { acceptedText, CANCEL, DECLINES, fieldsSchema, keptFields, sampledText } from './answers.ts';
import { offeredTools } from './offered-tools.ts';
import { type Asked, askedKey } from './requests.ts';
import { SavedAnswers } from './saved-answers.tsx';
import { useAnswerText } from './use-answer-text.ts';
import type { LoadedRequest } from './use-request.ts';
import { useSendAnswer } from './use-send-answer.ts';

export interface AnswerFormProps {
  readonly sessionId: string;
  readonly asked: Pick<Asked, 'requestSeq' | 'input'>;
  readonly kind: 'sampling' | 'elicitation';
  readonly request: LoadedRequest;
}

const METHODS = { sampling: 'sampling/createMessage', elicitation: 'elicitation/create' } as const;

/**
 * The ways to answer: the fields that are asked for, words in place of the model, or the whole result as JSON; decline,
 * and of a question also cancel.
 */
export function AnswerForm({ sessionId, asked, kind, request }: AnswerFormProps) {
  const t = useT();
  const words = t.inbox.answer;
  const own = `${sessionId} ${askedKey(asked)}`;
  const fieldsKey = `answer-fields ${own}`;
  const schemaText =
    kind === 'elicitation' && request.state === 'ready' ? fieldsSchema(request.parts) : undefined;
  const said = useAnswerText(`answer-words ${own}`);
  const json = useAnswerText(`answer ${own}`);
  const [wantsJson, setWantsJson] = useState(false);
  const [taken, setTaken] = useState(0);
  const [wantsTool, setWantsTool] = useState(false);
  const tools =
    kind === 'sampling' && request.state === 'ready'
      ? offeredTools(request.parts.text, request.parts.params)
      : [];
  const { send, sending, failure } = useSendAnswer(sessionId, asked, () => {
    said.forget();
    json.forget();
  });
  const first = () =>
    kind === 'sampling' ? sampledText(said.text ?? '') : acceptedText(keptFields(fieldsKey, schemaText));

  const others = (
    <>
      <Button
        data-action="decline"
        disabled={sending}
        title={words.declines[asked.input !== undefined && kind === 'sampling' ? 'input' : kind]}
        onClick={() => send(DECLINES[kind])}
      >
        {words.decline}
      </Button>
      {kind === 'elicitation' ? (
        <Button data-action="cancel" disabled={sending} title={words.cancels} onClick={() => send(CANCEL)}>
          {words.cancel}
        </Button>
      ) : null}
      {tools.length === 0 || wantsJson ? null : (
        <Button
          kind="quiet"
          data-action="use-tool"
          aria-pressed={wantsTool}
          className="px-2 text-meta"
          title={t.inbox.tools.useHint}
          onClick={() => setWantsTool(!wantsTool)}
        >
          <Wrench size={14} strokeWidth={1.5} aria-hidden />
          {wantsTool ? t.inbox.tools.words : t.inbox.tools.use}
        </Button>
      )}
      <SavedAnswers
        method={METHODS[kind]}
        onTake={(text) => {
          json.change(prettyJson(text));
          setWantsJson(true);
          setTaken(taken + 1);
        }}
      />
      <Button
        kind="quiet"
        data-action="whole-result"
        aria-pressed={wantsJson}
        className="px-2 text-meta"
        title={wantsJson ? words.asFormHint : words.asJsonHint}
        onClick={() => setWantsJson(!wantsJson)}
      >
        {wantsJson ? (
          <TextCursorInput size={14} strokeWidth={1.5} aria-hidden />
        ) : (
          <Braces size={14} strokeWidth={1.5} aria-hidden />
        )}
        {wantsJson ? words.asForm : words.asJson}
      </Button>
    </>
  );
  const form = wantsJson ? (
    <AnswerJson key={taken} kind={kind} answer={json} first={first} sending={sending} onSend={send}>
      {others}
    </AnswerJson>
  ) : kind === 'sampling' && wantsTool ? (
    <AnswerTool draftKey={`answer-tool ${own}`} tools={tools} onSend={send}>
      {others}
    </AnswerTool>
  ) : kind === 'sampling' ? (
    <AnswerWords answer={said} sending={sending} onSend={send}>
      {others}
    </AnswerWords>
  ) : schemaText === undefined ? (
    <AnswerAccept sending={sending} onSend={send}>
      {others}
    </AnswerAccept>
  ) : (
    <AnswerFields draftKey={fieldsKey} schemaText={schemaText} onSend={send}>
      {others}
    </AnswerFields>
  );
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {form}
      {failure === undefined ? null : (
        <p role="alert" className="text-error">
          {failure.code === 'already-answered' ? `${words.taken} ` : null}
          <FailureText error={failure} />
        </p>
      )}
    </div>
  );
}
