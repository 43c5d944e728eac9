import { createContext, useContext } from 'react';

const WantedFieldContext = createContext<string | undefined>(undefined);
/** JSON Pointer of the field that a form below opens and focuses when it appears. */
export const WantedFieldProvider = WantedFieldContext.Provider;

export function useWantedField(): string | undefined {
  return useContext(WantedFieldContext);
}
