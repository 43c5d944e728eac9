import { type ReactNode, use } from 'react';

type View<P> = (props: P) => ReactNode;

/** A component whose code is loaded when it is first shown, or before by `load`. */
export interface Chunk<P> {
  /** The component, once its code is there. */
  readonly loaded: View<P> | undefined;
  readonly load: () => Promise<View<P>>;
}

/** Names code that is loaded on demand, once. A failed load is tried again by the next rendering. */
export function chunk<P extends object>(fetchCode: () => Promise<View<P>>): Chunk<P> {
  let loaded: View<P> | undefined;
  let loading: Promise<View<P>> | undefined;
  const load = async () => {
    try {
      loaded = await fetchCode();
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return {
    get loaded() {
      return loaded;
    },
    load: () => {
      loading ??= load();
      return loading;
    },
  };
}

/**
 * Renders a chunk's component: in the same pass where its code is there, because React holds back whatever follows
 * a fallback for 300 ms. A failed load reaches the error boundary.
 */
export function Part<P extends object>({ of, props }: { readonly of: Chunk<P>; readonly props: P }) {
  const Component = of.loaded ?? use(of.load());
  return <Component {...props} />;
}
