import { createContext, useContext } from 'react';

/** The tabs of an entry; the last three are a tool's. */
export type DetailTab = 'call' | 'definition' | 'app' | 'cases' | 'findings';

const OpenTabContext = createContext<(tab: DetailTab) => void>(() => undefined);
export const OpenTabProvider = OpenTabContext.Provider;

const OpenFieldContext = createContext<(pointer: string) => void>(() => undefined);
export const OpenFieldProvider = OpenFieldContext.Provider;

/** Shows the form of the entry that the component is in, with the field at this JSON Pointer focused. */
export function useOpenField(): (pointer: string) => void {
  return useContext(OpenFieldContext);
}

/** Shows another tab of the entry that the component is in. */
export function useOpenTab(): (tab: DetailTab) => void {
  return useContext(OpenTabContext);
}
