import type { WaitingMessage } from '@lifeline/model';
import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { useWire } from '../wire-context.ts';
import { GUESSES, type Guess, guessOf, messageAfter, plausible } from './guess.ts';

interface Made {
  readonly guess: Guess;
  readonly heldSeq: number;
}

/** Before a message is let go, the reader may say what comes next, and sees then whether it did. */
export function Prediction({ target }: { readonly target: WaitingMessage | undefined }) {
  const t = useT();
  const id = useId();
  const { store } = useWire();
  const [made, setMade] = useState<Made>();
  const words = t.stepping.guess;
  const came = made === undefined ? undefined : messageAfter(store.rows, made.heldSeq, made.heldSeq);
  const isOpen = target !== undefined && (made === undefined || made.heldSeq === target.heldSeq);
  if (isOpen) {
    const row = store.rows.at(target.seq);
    const method = row.method ?? store.model.exchangeAt(target.seq)?.method;
    return (
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="text-meta text-text-2">
          {words.label}
        </label>
        <select
          id={id}
          data-guess=""
          className="control h-7"
          value={made?.guess ?? ''}
          onChange={(event) => {
            const guess = GUESSES.find((one) => one === event.target.value);
            setMade(guess && { guess, heldSeq: target.heldSeq });
          }}
        >
          <option value="">{words.none}</option>
          {plausible(target.dir, row.kind, method).map((guess) => (
            <option key={guess} value={guess}>
              {words.choices[guess]}
            </option>
          ))}
        </select>
      </div>
    );
  }
  if (made === undefined || came === undefined) return null;
  const actual = guessOf(came);
  const what = actual === undefined ? words.malformed : words.choices[actual];
  const isRight = actual === made.guess;
  return (
    <p
      role="status"
      data-guess-verdict={isRight ? 'right' : 'wrong'}
      className={`flex items-center gap-1.5 ${isRight ? 'text-ok' : 'text-tool-error'}`}
    >
      {isRight ? <Check size={16} aria-hidden /> : <X size={16} aria-hidden />}
      {isRight ? words.right(what) : words.wrong(what)}
      {target === undefined ? null : (
        <button type="button" className="underline text-text-2" onClick={() => setMade(undefined)}>
          {words.label}
        </button>
      )}
    </p>
  );
}
