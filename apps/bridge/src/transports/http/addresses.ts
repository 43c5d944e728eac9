import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are no server of anybody's: what a cloud tells its machines, this link, nobody, everybody. */
const DENIED: readonly (readonly [string, number, 'ipv4' | 'ipv6', string])[] = [
  ['0.0.0.0', 8, 'ipv4', 'it stands for no address in particular; for this machine write 127.0.0.1'],
  ['169.254.0.0', 16, 'ipv4', 'it is link-local, where clouds keep their credentials'],
  ['100.100.100.200', 32, 'ipv4', 'a cloud keeps its credentials there'],
  ['192.0.0.192', 32, 'ipv4', 'a cloud keeps its credentials there'],
  ['224.0.0.0', 4, 'ipv4', 'it stands for many machines'],
  ['240.0.0.0', 4, 'ipv4', 'it is reserved'],
  ['::', 128, 'ipv6', 'it stands for no address in particular; for this machine write [::1]'],
  ['fe80::', 10, 'ipv6', 'it is link-local'],
  ['fd00:ec2::254', 128, 'ipv6', 'a cloud keeps its credentials there'],
  ['ff00::', 8, 'ipv6', 'it stands for many machines'],
];

const LISTS = DENIED.map(([address, prefix, family, why]) => {
  const list = new BlockList();
  list.addSubnet(address, prefix, family);
  return { list, why };
});

/** Why nothing is ever sent to this IP address; undefined where it may be. */
export function addressProblem(address: string): string | undefined {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? mappedHex(address);
  const plain = mapped ?? address;
  const family = isIP(plain) === 6 ? 'ipv6' : 'ipv4';
  return LISTS.find(({ list }) => list.check(plain, family))?.why;
}

/** `::ffff:7f00:1` as `127.0.0.1`: the form in which URLs keep mapped addresses. */
function mappedHex(address: string): string | undefined {
  const match = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(address);
  if (match === null) return undefined;
  const [high, low] = [Number.parseInt(match[1] ?? '', 16), Number.parseInt(match[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** An address that must not be connected to. */
class AddressError extends Error {
  readonly code = 'ADDRESS_DENIED';
}

/** Throws AddressError for a host that is such an address itself; names are checked when they are looked up. */
export function checkHost(hostname: string): void {
  const address = hostname.replace(/^\[|\]$/g, '');
  const why = isIP(address) === 0 ? undefined : addressProblem(address);
  if (why !== undefined) throw new AddressError(`Lifeline does not connect to ${address}: ${why}.`);
}

/** As the system's lookup, without addresses that must not be connected to: what was checked is what is used. */
export const checkedLookup: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error !== null) {
      callback(error, options.all === true ? [] : '', 0);
      return;
    }
    const usable = addresses.filter(({ address }) => addressProblem(address) === undefined);
    const [first] = usable;
    if (first === undefined) {
      const [denied] = addresses;
      const why =
        denied === undefined ? 'it has no address' : `${denied.address}: ${addressProblem(denied.address)}`;
      callback(
        new AddressError(`Lifeline does not connect to ${hostname} (${why}).`),
        options.all === true ? [] : '',
        0,
      );
    } else if (options.all === true) callback(null, usable);
    else callback(null, first.address, first.family);
  });
};
