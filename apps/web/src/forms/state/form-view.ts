import type { Property } from '@lifeline/schema-form';
import { createContext, useContext } from 'react';

/** How the person looks at the form. */
export interface FormView {
  readonly requiredFirst: boolean;
  /** Whether a top-level property is among those filtered for. */
  readonly matches: (property: Property) => boolean;
}

const FormViewContext = createContext<FormView>({ requiredFirst: true, matches: () => true });
export const FormViewProvider = FormViewContext.Provider;

export function useFormView(): FormView {
  return useContext(FormViewContext);
}
