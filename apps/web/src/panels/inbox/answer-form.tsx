import { checkJson, type JsonError } from '@lifeline/json';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { FailureText } from '../../app/failure.tsx';
import { useT } from '../../i18n/language.ts';
import type { Answer } from '../../source/commands.ts';
import { toBridgeError } from '../../source/errors.ts';
import { useCommands } from '../../source/hooks.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { jsonErrorText } from '../../wire/json-error.ts';
import { CANCEL, DECLINES, firstAnswer, noteSent } from './answers.ts';
import { useAnswerText } from './use-answer-text.ts';
import type { LoadedRequest } from './use-request.ts';

export interface AnswerFormProps {
  readonly sessionId: string;
  readonly requestSeq: number;
  readonly kind: 'sampling' | 'elicitation';
  readonly request: LoadedRequest;
}

/** The ways to answer: the JSON of a result, decline, and of a question also cancel. Broken JSON is not sent. */
export function AnswerForm({ sessionId, requestSeq, kind, request }: AnswerFormProps) {
  const t = useT();
  const words = t.inbox.answer;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const parts = request.state === 'ready' ? request.parts : undefined;
  const [first] = useState(() => firstAnswer(kind, parts?.text ?? '', parts?.params));
  const answer = useAnswerText(sessionId, requestSeq, first);
  const { send, sending, failure } = useSendAnswer(sessionId, requestSeq, answer.forget);
  const [refused, setRefused] = useState<JsonError>();

  const submit = () => {
    const error = checkJson(answer.text);
    setRefused(error);
    if (error === undefined) {
      send({ resultText: answer.text });
      return;
    }
    announce(jsonErrorText(error, t), 'assertive');
    box.current?.focus();
    box.current?.setSelectionRange(error.offset, error.offset + 1);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };

  return (
    <form
      className="flex min-w-0 flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="text-meta text-text-3">
        {words[kind]}
      </label>
      <textarea
        ref={box}
        id={id}
        data-answer=""
        value={answer.text}
        rows={Math.min(16, Math.max(3, answer.text.split('\n').length))}
        spellCheck={false}
        aria-invalid={refused !== undefined}
        aria-describedby={refused === undefined ? undefined : `${id}-error`}
        className="control h-auto! resize-y py-1! font-mono text-wire whitespace-pre"
        onChange={(event) => {
          answer.change(event.target.value);
          setRefused(undefined);
        }}
        onKeyDown={press}
      />
      {refused === undefined ? null : (
        <p id={`${id}-error`} className="text-error">
          {jsonErrorText(refused, t)} {words.kept}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" kind="primary" data-action="send" disabled={sending}>
          {words.send}
          <Kbd keys="Mod+Enter" />
        </Button>
        <Button
          data-action="decline"
          disabled={sending}
          title={words.declines[kind]}
          onClick={() => send(DECLINES[kind])}
        >
          {words.decline}
        </Button>
        {kind === 'elicitation' ? (
          <Button data-action="cancel" disabled={sending} title={words.cancels} onClick={() => send(CANCEL)}>
            {words.cancel}
          </Button>
        ) : null}
        {failure === undefined ? null : (
          <p role="alert" className="text-error">
            {failure.code === 'already-answered' ? `${words.taken} ` : null}
            <FailureText error={failure} />
          </p>
        )}
      </div>
    </form>
  );
}

/** Sends an answer; the request then leaves the open ones by the trace. */
function useSendAnswer(sessionId: string, requestSeq: number, onSent: () => void) {
  const t = useT();
  const commands = useCommands(sessionId);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<ReturnType<typeof toBridgeError>>();
  const send = async (answer: Answer) => {
    setSending(true);
    setFailure(undefined);
    try {
      await commands.answer(requestSeq, answer);
      noteSent(sessionId, requestSeq);
      onSent();
      announce(t.inbox.answer.sent);
    } catch (error) {
      const refusal = toBridgeError(error);
      setFailure(refusal);
      if (refusal.code === 'already-answered') announce(t.inbox.answer.taken, 'assertive');
    } finally {
      setSending(false);
    }
  };
  return { send: (answer: Answer) => void send(answer), sending, failure };
}
