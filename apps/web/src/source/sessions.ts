import type { SessionInfo } from '@lifeline/wire';

/** The bridge's sessions as it told them last, newest state first told over the WebSocket. */
export class SessionList {
  #sessions: readonly SessionInfo[] = [];
  #known = false;
  readonly #listeners = new Set<() => void>();

  /** False until the bridge has told its sessions for the first time. */
  get known(): boolean {
    return this.#known;
  }

  get all(): readonly SessionInfo[] {
    return this.#sessions;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  replace(sessions: readonly SessionInfo[]): void {
    this.#sessions = sessions;
    this.#known = true;
    for (const listener of this.#listeners) listener();
  }

  /** Takes the answer of a start or open at once; the bridge's own list follows. */
  put(session: SessionInfo): void {
    const others = this.#sessions.filter((entry) => entry.id !== session.id);
    this.replace([...others, session]);
  }
}
