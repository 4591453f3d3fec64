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
export function renderSections(markdown: string): Section[] {
  const tree = parser.parse(markdown) as MarkdownNode;
  const parts: { title: string; nodes: MarkdownNode[] }[] = [{ title: '', nodes: [] }];
  for (const node of tree.children ?? []) {
    if (node.type === 'heading' && node.depth === 2) parts.push({ title: plainText(node), nodes: [] });
    else parts.at(-1)?.nodes.push(node);
  }
  const taken = new Map<string, number>();
  return parts
    .filter(({ title, nodes }) => title || nodes.length)
    .map(({ title, nodes }) => ({
      ...{ id: createId(title, taken), title },
      html: render(sourceText(nodes, markdown)).html,
      lines: nodes.flatMap(textLines),
    }));
}

const parser = unified().use(remarkParse).use(remarkGfm);

interface MarkdownNode {
  type: string;
  depth?: number;
  value?: string;
  children?: MarkdownNode[];
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** Begins like the headings of other long texts, so that none can be taken for a part of the page. */
function createId(title: string, taken: Map<string, number>): string {
  const plain = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  const id = `section-${plain.replace(/^-|-$/g, '') || 'start'}`;
  const before = taken.get(id) ?? 0;
  taken.set(id, before + 1);
  return before ? `${id}-${before}` : id;
}

const sourceText = (nodes: MarkdownNode[], markdown: string): string =>
  markdown.slice(nodes[0]?.position?.start.offset ?? 0, nodes.at(-1)?.position?.end.offset ?? 0);

/** The words of each innermost block. */
function textLines(node: MarkdownNode): string[] {
  if (['paragraph', 'heading', 'tableCell', 'code', 'html'].includes(node.type)) {
    const line = plainText(node).replace(/\s+/g, ' ').trim();
    return line ? [line] : [];
  }
  return (node.children ?? []).flatMap(textLines);
}

const plainText = (node: MarkdownNode): string =>
  node.type === 'break' ? ' ' : (node.value ?? (node.children ?? []).map(plainText).join(''));
