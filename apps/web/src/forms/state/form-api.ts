import type { Change, Draft, FormSchema } from '@lifeline/schema-form';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Expansion } from './expansion.ts';
import type { IssueBook } from './issue-book.ts';

/** Offers completions for the text of a field; `argumentsText` is the form's JSON as it stands. */
export type Suggest = (
  pointer: string,
  text: string,
  argumentsText: string | undefined,
) => Promise<readonly string[]>;

/** What a form makes: the arguments of a request, or the content of an answer. */
export type Subject = 'arguments' | 'content';

/** What the fields of one form share; the same object as long as the form is there. */
export interface FormApi {
  readonly schema: FormSchema;
  readonly subject: Subject;
  readonly issues: IssueBook;
  readonly expansion: Expansion;
  /** The newest root, also between two renders. */
  readonly root: () => Draft;
  /** Changes the node at a pointer. */
  readonly edit: (pointer: string, change: Change) => void;
  /** Gives the whole form another content; the sentence says what was done, beside the way back. */
  readonly fill: (root: Draft, notice: string) => void;
  /** Puts the focus on the control of a pointer, as soon as it is in the page. */
  readonly focus: (pointer: string) => void;
  /** The text that would go out now. */
  readonly argumentsText: () => string | undefined;
  readonly suggest: Suggest | undefined;
}

const FormContext = createContext<FormApi | undefined>(undefined);
export const FormApiProvider = FormContext.Provider;

export function useFormApi(): FormApi {
  const api = useContext(FormContext);
  if (api === undefined) throw new Error('a field stands outside of a form');
  return api;
}

/** The issues at this pointer, and how many lie below it. */
export function useIssues(pointer: string) {
  const { issues } = useFormApi();
  const own = useSyncExternalStore(issues.subscribe, () => issues.at(pointer));
  const below = useSyncExternalStore(issues.subscribe, () => issues.below(pointer));
  return { own, below };
}

/** The member or item of this value that the form was told to go to, as long as it is that one. */
export function useWanted(pointer: string): string | undefined {
  const { expansion } = useFormApi();
  return useSyncExternalStore(expansion.subscribe, () => expansion.wantedIn(pointer));
}

/** Whether the group is open, and what switches it. */
export function useExpanded(
  pointer: string,
  byDefault: boolean,
): readonly [boolean, (isOpen: boolean) => void] {
  const { expansion } = useFormApi();
  const isOpen = useSyncExternalStore(expansion.subscribe, () => expansion.isOpen(pointer)) ?? byDefault;
  return [isOpen, (next) => expansion.set(pointer, next)];
}
