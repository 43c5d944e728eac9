import type { HoldEnd, HoldMode } from '@lifeline/wire';

const DIRECTIONS: Readonly<Record<HoldMode['direction'], string>> = {
  both: 'messages in both directions',
  toServer: 'messages to the server',
  toClient: 'messages from the server',
};

/** How the trace says that step mode was switched. */
export function modeNote(mode: HoldMode | undefined): string {
  if (mode === undefined) return 'Step mode is off: messages are delivered at once.';
  const which = mode.filter === undefined ? '' : ` that match the filter ${mode.filter}`;
  return `Step mode is on: ${DIRECTIONS[mode.direction]}${which} are held before delivery.`;
}

const REASONS: Readonly<Record<HoldEnd, string>> = {
  'switched-off': 'Step mode was switched off',
  'pages-closed': 'The last page was closed',
  disconnected: 'The connection was ended',
  'server-ended': 'The server has ended',
  'bridge-stopped': 'Lifeline ends',
};

/** How the trace says what became of messages that nobody decided about one by one. */
export function endNote(why: HoldEnd, delivered: number, dropped: number): string {
  const parts = [
    ...(delivered > 0 ? [`${messages(delivered)} delivered`] : []),
    ...(dropped > 0 ? [`${messages(dropped)} dropped, because the server takes nothing any more`] : []),
  ];
  return `${REASONS[why]} while messages were held: ${parts.join(', ')}.`;
}

function messages(count: number): string {
  return count === 1 ? '1 message was' : `${count} messages were`;
}
