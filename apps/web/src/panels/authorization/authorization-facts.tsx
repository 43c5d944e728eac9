import type { AuthorizationInfo } from '@lifeline/wire';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { Fact, Facts } from '../overview/section.tsx';

/** Who issued the token, for what, for how long, and where it is kept; never the token. */
export function AuthorizationFacts({ info }: { readonly info: AuthorizationInfo }) {
  const { facts, clients, places } = useT().authorization;
  const format = useFormat();
  const { issuer, resource, scopes, expiresAt, keep, client } = info;
  const told: readonly (readonly [name: string, text: string | undefined, isCode: boolean])[] = [
    [facts.issuer, issuer, true],
    [facts.resource, resource, true],
    [facts.scopes, scopes?.join(' '), true],
    [facts.expires, expiresAt && format.date(expiresAt), false],
    [facts.kept, keep && places[keep], false],
    [facts.client, client && clients[client], false],
  ];
  const known = told.filter(([, text]) => text !== undefined && text !== '');
  if (known.length === 0) return null;
  return (
    <Facts>
      {known.map(([name, text = '', isCode]) => (
        <Fact key={name} name={name}>
          <RevealText text={text} className={isCode ? 'font-mono text-wire break-all' : ''} />
        </Fact>
      ))}
    </Facts>
  );
}
