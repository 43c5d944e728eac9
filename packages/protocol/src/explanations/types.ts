/** One-line explanations of a method: what it is, who sends it, why. */
export interface MethodTexts {
  readonly request?: string;
  readonly response?: string;
  readonly notification?: string;
}

export type MethodCatalogue = Readonly<Record<string, MethodTexts>>;
