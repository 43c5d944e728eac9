import { type JsonNode, joinPointer } from '@lifeline/json';

/** Rules about one member of the message, wherever they are broken. */
const PLACES: Readonly<Record<string, string>> = {
  'ENV-02': '/jsonrpc',
  'ENV-04': '/id',
  'ENV-05': '/id',
  'ENV-06': '/id',
  'ENV-07': '/id',
  'ENV-08': '/id',
  'ENV-09': '/id',
  'ENV-10': '/error',
  'ENV-11': '/error',
  'ENV-12': '/result',
  'ENV-13': '/id',
  'ENV-14': '/params',
  'ENV-23': '/error/code',
  'ENV-24': '/error/code',
  'ENV-25': '/error/code',
};

const MESSAGE_KEYS: ReadonlySet<string> = new Set(['jsonrpc', 'id', 'method', 'params', 'result', 'error']);

/**
 * JSON Pointer of the value in a message that breaks an envelope rule, the first where there are several; undefined for
 * rules about the message as a whole, and in a batch.
 */
export function rulePointer(rule: string, message: JsonNode): string | undefined {
  if (message.type !== 'object') return undefined;
  switch (rule) {
    case 'ENV-18': {
      const foreign = message.members.find(({ key }) => !MESSAGE_KEYS.has(key));
      return foreign === undefined ? undefined : joinPointer('', foreign.key);
    }
    case 'ENV-19':
      return firstPlace(message, (node) => node.type === 'number' && isUnsafe(node.text));
    case 'ENV-20':
      return firstTwice(message);
    default:
      return Object.hasOwn(PLACES, rule) ? PLACES[rule] : undefined;
  }
}

/** Whether a double cannot hold the number: an integer beyond 2^53 − 1, or a power beyond all bounds. */
function isUnsafe(text: string): boolean {
  if (/^-?\d+$/.test(text)) return !Number.isSafeInteger(Number(text));
  return /^-?\d+e/i.test(text) && !Number.isFinite(Number(text));
}

function firstPlace(root: JsonNode, wanted: (node: JsonNode) => boolean): string | undefined {
  for (const { node, pointer } of walk(root)) if (wanted(node)) return pointer;
  return undefined;
}

/** The first member whose key stands in its object already. */
function firstTwice(root: JsonNode): string | undefined {
  for (const { node, pointer } of walk(root)) {
    if (node.type !== 'object') continue;
    const seen = new Set<string>();
    for (const { key } of node.members) {
      if (seen.has(key)) return joinPointer(pointer, key);
      seen.add(key);
    }
  }
  return undefined;
}

interface Place {
  readonly node: JsonNode;
  readonly pointer: string;
}

/** All values in the order of the text, without recursion: messages may be of any depth. */
function* walk(root: JsonNode): Generator<Place> {
  const stack: Place[] = [{ node: root, pointer: '' }];
  for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
    yield place;
    const { node, pointer } = place;
    if (node.type === 'object') {
      for (const { key, value } of node.members.toReversed()) {
        stack.push({ node: value, pointer: joinPointer(pointer, key) });
      }
    } else if (node.type === 'array') {
      for (let index = node.items.length - 1; index >= 0; index--) {
        const item = node.items[index];
        if (item !== undefined) stack.push({ node: item, pointer: joinPointer(pointer, index) });
      }
    }
  }
}
