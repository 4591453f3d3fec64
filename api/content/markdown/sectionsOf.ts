import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { render } from './render';

/** A part of a text, from one heading of the second level to the next. */
export interface Section {
  /** The same for as long as its title is. */
  id: string;
  /** Empty for what stands before the first heading. */
  title: string;
  /** What it says, as HTML that is safe to show. */
  html: string;
  /** What it says without signs, a paragraph or an item each. */
  lines: string[];
}

/** A text in its sections. */
export function sectionsOf(markdown: string): Section[] {
  const tree = parser.parse(markdown) as Node;
  const parts: { title: string; nodes: Node[] }[] = [{ title: '', nodes: [] }];
  for (const node of tree.children ?? []) {
    if (node.type === 'heading' && node.depth === 2) parts.push({ title: wordsOf(node), nodes: [] });
    else parts.at(-1)?.nodes.push(node);
  }
  const taken = new Map<string, number>();
  return parts
    .filter(({ title, nodes }) => title || nodes.length)
    .map(({ title, nodes }) => ({
      ...{ id: idOf(title, taken), title },
      html: render(sourceOf(nodes, markdown)).html,
      lines: nodes.flatMap(linesOf),
    }));
}

const parser = unified().use(remarkParse).use(remarkGfm);

interface Node {
  type: string;
  depth?: number;
  value?: string;
  children?: Node[];
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** Begins like the headings of other long texts, so that none can be taken for a part of the page. */
function idOf(title: string, taken: Map<string, number>): string {
  const plain = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  const id = `section-${plain.replace(/^-|-$/g, '') || 'start'}`;
  const before = taken.get(id) ?? 0;
  taken.set(id, before + 1);
  return before ? `${id}-${before}` : id;
}

const sourceOf = (nodes: Node[], markdown: string): string =>
  markdown.slice(nodes[0]?.position?.start.offset ?? 0, nodes.at(-1)?.position?.end.offset ?? 0);

/** The words of each innermost block. */
function linesOf(node: Node): string[] {
  if (['paragraph', 'heading', 'tableCell', 'code', 'html'].includes(node.type)) {
    const line = wordsOf(node).replace(/\s+/g, ' ').trim();
    return line ? [line] : [];
  }
  return (node.children ?? []).flatMap(linesOf);
}

const wordsOf = (node: Node): string =>
  node.type === 'break' ? ' ' : (node.value ?? (node.children ?? []).map(wordsOf).join(''));
