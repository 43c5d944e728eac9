import type { WaitingMessage } from '@lifeline/model';
import type { Row } from '@lifeline/trace';
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
  const { store } = useWire();
  const [made, setMade] = useState<Made>();
  const came = made === undefined ? undefined : messageAfter(store.rows, made.heldSeq, made.heldSeq);
  const isFresh = target === undefined || target.seq === came?.seq;
  return (
    <>
      {made === undefined || came === undefined || !isFresh ? null : (
        <Verdict guess={made.guess} came={came} />
      )}
      {target === undefined ? null : (
        <Choice
          target={target}
          guess={made?.heldSeq === target.heldSeq ? made.guess : undefined}
          onChange={(guess) => setMade(guess && { guess, heldSeq: target.heldSeq })}
        />
      )}
    </>
  );
}

function Verdict({ guess, came }: { readonly guess: Guess; readonly came: Row }) {
  const words = useT().stepping.guess;
  const actual = guessOf(came);
  const what = actual === undefined ? words.malformed : words.choices[actual];
  const isRight = actual === guess;
  const Icon = isRight ? Check : X;
  return (
    <p
      role="status"
      data-guess-verdict={isRight ? 'right' : 'wrong'}
      className={`flex items-center gap-1.5 ${isRight ? 'text-ok' : 'text-tool-error'}`}
    >
      <Icon size={16} aria-hidden />
      {isRight ? words.right(what) : words.wrong(what)}
    </p>
  );
}

interface ChoiceProps {
  readonly target: WaitingMessage;
  readonly guess: Guess | undefined;
  readonly onChange: (guess: Guess | undefined) => void;
}

function Choice({ target, guess, onChange }: ChoiceProps) {
  const words = useT().stepping.guess;
  const id = useId();
  const { store } = useWire();
  const row = store.rows.at(target.seq);
  const method = row.method ?? store.model.exchangeAt(target.seq)?.method;
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-meta text-text-2">
        {words.label}
      </label>
      <select
        id={id}
        data-guess=""
        className="control h-7"
        value={guess ?? ''}
        onChange={(event) => onChange(GUESSES.find((one) => one === event.target.value))}
      >
        <option value="">{words.none}</option>
        {plausible(target.dir, row.kind, method).map((one) => (
          <option key={one} value={one}>
            {words.choices[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
