import type { Exchange } from '@lifeline/model';

/** All events of an exchange in order: request, progress, cancellation, timeout, answers. */
export function exchangeSeqs(exchange: Exchange): readonly number[] {
  const { requestSeq, responseSeq, cancelSeq, timeoutSeq } = exchange;
  const { progressSeqs = [], duplicateSeqs = [], furtherSeqs = [] } = exchange;
  const seqs = [requestSeq, ...progressSeqs, ...duplicateSeqs, ...furtherSeqs];
  for (const seq of [responseSeq, cancelSeq, timeoutSeq]) if (seq !== undefined) seqs.push(seq);
  return [...new Set(seqs)].sort((a, b) => a - b);
}

/** The event of the exchange before or after `seq`; at the ends, the other end. */
export function neighbourInExchange(exchange: Exchange, seq: number, by: 1 | -1): number | undefined {
  const seqs = exchangeSeqs(exchange);
  const at = seqs.indexOf(seq);
  return at < 0 ? exchange.requestSeq : seqs[(at + by + seqs.length) % seqs.length];
}
