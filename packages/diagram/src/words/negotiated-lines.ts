import type { Negotiation } from '@lifeline/model';

/** Words of the note where negotiation ended, in one language. */
export interface NegotiatedWords {
  server(names: string): string;
  client(names: string): string;
  readonly nothing: string;
  asked(revision: string): string;
}

/** What both sides agreed on, in two lines: the revision and what the server offers, what the client offers. */
export function negotiatedLines(negotiation: Negotiation, words: NegotiatedWords): readonly [string, string] {
  const { revision, requestedRevision, serverCapabilityNames, clientCapabilityNames } = negotiation;
  const names = (list: readonly string[]) => (list.length === 0 ? words.nothing : list.join(', '));
  const isOther = requestedRevision !== undefined && requestedRevision !== revision;
  const agreed = [
    revision ?? '',
    isOther ? words.asked(requestedRevision) : '',
    words.server(names(serverCapabilityNames)),
  ];
  return [agreed.filter((part) => part !== '').join(' · '), words.client(names(clientCapabilityNames))];
}
