import { type JsonParse, parseJson, parseJsonSteps } from '@lifeline/json';
import { useEffect, useMemo, useState } from 'react';
import { soon } from '../../source/batching.ts';

/** `parsing`: under way. `too-many`: more values than a page can hold as a tree. */
export type ParsedJson =
  | { readonly state: 'parsed'; readonly json: JsonParse }
  | { readonly state: 'parsing' }
  | { readonly state: 'too-many' };

/** Texts up to this length are parsed at once. */
const SHORT_CHARS = 512 * 1024;
const SLICE_MS = 8;
const STEP_TOKENS = 2_000;
/** A value of a tree takes some 100 bytes: these take half a gigabyte. */
const MOST_TOKENS = 8_000_000;

const PARSING: ParsedJson = { state: 'parsing' };

interface Finished {
  readonly text: string;
  readonly parsed: ParsedJson;
}

/** Parses a text; a long one in slices, so that the page goes on answering. */
export function useParsedJson(text: string): ParsedJson {
  const short = useMemo(() => (text.length <= SHORT_CHARS ? parsedAs(parseJson(text)) : undefined), [text]);
  const [finished, setFinished] = useState<Finished>();
  useEffect(() => {
    if (text.length <= SHORT_CHARS) return;
    return parseInSlices(text, (parsed) => setFinished({ text, parsed }));
  }, [text]);
  if (short !== undefined) return short;
  return finished?.text === text ? finished.parsed : PARSING;
}

/** Returns the way to end it before it is done. */
function parseInSlices(text: string, onDone: (parsed: ParsedJson) => void): () => void {
  const steps = parseJsonSteps(text, STEP_TOKENS);
  let tokens = 0;
  let isEnded = false;
  const slice = () => {
    if (isEnded) return;
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      const step = steps.next();
      tokens += STEP_TOKENS;
      if (step.done === true || tokens > MOST_TOKENS) {
        onDone(step.done === true ? parsedAs(step.value) : { state: 'too-many' });
        return;
      }
    }
    soon(slice);
  };
  slice();
  return () => {
    isEnded = true;
  };
}

function parsedAs(json: JsonParse): ParsedJson {
  return { state: 'parsed', json };
}
