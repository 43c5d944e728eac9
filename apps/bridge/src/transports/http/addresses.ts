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

/** Addresses of this machine and of networks around it, to which nobody else may lead. */
const INNER: typeof DENIED = [
  ['127.0.0.0', 8, 'ipv4', 'it is this machine'],
  ['10.0.0.0', 8, 'ipv4', 'it is of a private network'],
  ['172.16.0.0', 12, 'ipv4', 'it is of a private network'],
  ['192.168.0.0', 16, 'ipv4', 'it is of a private network'],
  ['100.64.0.0', 10, 'ipv4', 'it is of a private network'],
  ['::1', 128, 'ipv6', 'it is this machine'],
  ['fc00::', 7, 'ipv6', 'it is of a private network'],
];

/** Names by which clouds reach those of their addresses, wherever they are looked up (a proxy looks names up itself). */
const METADATA_NAME = /^(metadata\.google\.internal|metadata\.goog|instance-data(\.ec2\.internal)?)\.?$/i;

/** `public`: neither this machine nor private networks; for addresses that a server on the internet names. */
export type Reach = 'anywhere' | 'public';

const listsOf = (ranges: typeof DENIED) =>
  ranges.map(([address, prefix, family, why]) => {
    const list = new BlockList();
    list.addSubnet(address, prefix, family);
    return { list, why };
  });
const LISTS: Readonly<Record<Reach, ReturnType<typeof listsOf>>> = {
  anywhere: listsOf(DENIED),
  public: listsOf([...DENIED, ...INNER]),
};

/** Why nothing is ever sent to this IP address, within that reach; undefined where it may be. */
export function addressProblem(address: string, reach: Reach = 'anywhere'): string | undefined {
  const plain = embedded(address) ?? address;
  const family = isIP(plain) === 6 ? 'ipv6' : 'ipv4';
  return LISTS[reach].find(({ list }) => list.check(plain, family))?.why;
}

/** The IPv4 address that an IPv6 one leads to: mapped, compatible, NAT64 (RFC 6052), 6to4 (RFC 3056). */
function embedded(address: string): string | undefined {
  const groups = isIP(address) === 6 ? groupsOf(address) : [];
  const before = groups.slice(0, 6).join(':');
  const isLast32 = before === '0:0:0:0:0:65535' || before === '100:65435:0:0:0:0' || isCompatible(groups);
  const [high, low] = groups[0] === 0x2002 ? groups.slice(1, 3) : isLast32 ? groups.slice(6) : [];
  if (high === undefined || low === undefined) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** `::` and `::1` are addresses of their own. */
function isCompatible(groups: readonly number[]): boolean {
  return groups.slice(0, 6).every((group) => group === 0) && ((groups[6] ?? 0) > 0 || (groups[7] ?? 0) > 1);
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): readonly number[] {
  const plain = address.replace(/%.*$/, '');
  const [head = '', tail] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::');
  const numbers = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const [before, after] = [numbers(head), numbers(tail ?? '')];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** An address that must not be connected to. */
class AddressError extends Error {
  readonly code = 'ADDRESS_DENIED';
}

/** Throws AddressError for a host that is such an address itself; names are checked when they are looked up. */
export function checkHost(hostname: string, reach: Reach = 'anywhere'): void {
  if (METADATA_NAME.test(hostname)) {
    throw new AddressError(`Lifeline does not connect to ${hostname}: a cloud keeps its credentials there.`);
  }
  const address = hostname.replace(/^\[|\]$/g, '');
  const why = isIP(address) === 0 ? undefined : addressProblem(address, reach);
  if (why !== undefined) throw new AddressError(`Lifeline does not connect to ${address}: ${why}.`);
}

/** Whether a host is of this machine or of a private network, as far as its name can be looked up. */
export async function isInner(hostname: string): Promise<boolean> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await lookupAll(host) : [host];
  // one public address is enough to be of the internet
  return addresses.length > 0 && addresses.every(isOfHere);
}

function isOfHere(address: string): boolean {
  return addressProblem(address) === undefined && addressProblem(address, 'public') !== undefined;
}

function lookupAll(host: string): Promise<readonly string[]> {
  return new Promise((resolve) => {
    // a name that is not known here is looked up by a proxy, and is not of this machine
    systemLookup(host, { all: true }, (error, found) =>
      resolve(error ? [] : found.map(({ address }) => address)),
    );
  });
}

/** As the system's lookup, without addresses that must not be connected to: what was checked is what is used. */
export function checkedLookup(reach: Reach = 'anywhere'): LookupFunction {
  return (hostname, options, callback) => lookupWithin(reach, hostname, options, callback);
}

function lookupWithin(
  reach: Reach,
  hostname: string,
  options: Parameters<LookupFunction>[1],
  callback: Parameters<LookupFunction>[2],
): void {
  systemLookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error !== null) {
      callback(error, options.all === true ? [] : '', 0);
      return;
    }
    const usable = addresses.filter(({ address }) => addressProblem(address, reach) === undefined);
    const [first] = usable;
    if (first === undefined) {
      const [denied] = addresses;
      const why =
        denied === undefined
          ? 'it has no address'
          : `${denied.address}: ${addressProblem(denied.address, reach)}`;
      callback(
        new AddressError(`Lifeline does not connect to ${hostname} (${why}).`),
        options.all === true ? [] : '',
        0,
      );
    } else if (options.all === true) callback(null, usable);
    else callback(null, first.address, first.family);
  });
}
