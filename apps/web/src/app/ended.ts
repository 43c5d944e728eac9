import type { SessionModel } from '@lifeline/model';
import type { Messages } from '../i18n/messages.ts';

/** How a connection ended. */
export interface Ended {
  readonly how: 'disconnected' | 'code' | 'signal' | 'stdout' | 'failed' | 'other';
  /** Exit code or signal. */
  readonly detail?: string;
  /** Requests of the client that were left without an answer. */
  readonly unfinished: number;
}

/** Read off the trace, of the newest connection or of the one with that number. A disconnect that the person asked for is no fault of the server, whatever its exit code. */
export function endedOf(model: Pick<SessionModel, 'connections' | 'exchanges'>, number?: number): Ended {
  const connection =
    number === undefined
      ? model.connections.at(-1)
      : model.connections.find((one) => one.connection === number);
  const unfinished = model.exchanges.filter(
    (exchange) =>
      exchange.connection === connection?.connection &&
      exchange.dir === 'toServer' &&
      exchange.outcome === 'lost',
  ).length;
  const { exit, closed } = connection ?? {};
  if (closed?.reason === 'disconnected') return { how: 'disconnected', unfinished };
  if (closed?.reason === 'spawn-failed') return { how: 'failed', unfinished };
  if (closed?.reason === 'stdout-closed') return { how: 'stdout', unfinished };
  if (exit !== undefined && exit.code !== null) return { how: 'code', detail: exit.code, unfinished };
  if (exit !== undefined && exit.signal !== null) return { how: 'signal', detail: exit.signal, unfinished };
  return { how: 'other', unfinished };
}

/** How it ended, as a sentence with the exit code or signal. */
export function endedText({ how, detail = '' }: Pick<Ended, 'how' | 'detail'>, t: Messages): string {
  const words = t.app.banners.ended;
  return how === 'code' || how === 'signal' ? words[how](detail) : words[how];
}
