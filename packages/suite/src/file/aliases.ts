import { type Alias, isAlias, isMap, isNode, isPair, isSeq, type Node } from 'yaml';

/** What the aliases of a document stand for, found in one pass. */
export class Aliases {
  /** Aliases without an anchor above. */
  readonly unknown: readonly Alias[];
  readonly #targets = new Map<Alias, Node>();

  constructor(root: unknown) {
    const unknown: Alias[] = [];
    const anchors = new Map<string, Node>();
    const work: unknown[] = [root];
    while (work.length > 0) {
      const node = work.pop();
      if (isPair(node)) work.push(node.value, node.key);
      if (!isNode(node)) continue;
      if (isAlias(node)) {
        const target = anchors.get(node.source);
        if (target === undefined) unknown.push(node);
        else this.#targets.set(node, target);
        continue;
      }
      if (node.anchor !== undefined && node.anchor !== '') anchors.set(node.anchor, node);
      if (isMap(node) || isSeq(node)) for (const item of node.items.toReversed()) work.push(item);
    }
    this.unknown = unknown;
  }

  target(alias: Alias): Node | undefined {
    return this.#targets.get(alias);
  }
}
