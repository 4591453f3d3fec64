import type { DefaultTreeAdapterTypes } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const IGNORED = new Set(['script', 'style', 'svg', 'noscript', 'template']);

/**
 * Visits all nodes in their order, without what visitors don't read. Not by recursion, since pages can be nested more
 * deeply than the stack allows.
 */
export function visitNodes(root: HtmlNode, see: (node: HtmlNode, isMain: boolean) => void): void {
  const waiting: [node: HtmlNode, isMain: boolean][] = [[root, false]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, isMain] = next;
    if ('tagName' in node && IGNORED.has(node.tagName)) continue;
    const isInside = isMain || ('tagName' in node && node.tagName === 'main');
    see(node, isInside);
    if ('childNodes' in node)
      for (let at = node.childNodes.length - 1; at >= 0; at -= 1)
        waiting.push([node.childNodes[at] as HtmlNode, isInside]);
  }
}

export const attributesOf = ({ attrs }: Element): Record<string, string | undefined> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

/** The text directly inside an element. */
export const ownText = ({ childNodes }: Pick<Element, 'childNodes'>): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');
