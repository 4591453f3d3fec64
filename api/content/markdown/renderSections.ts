import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { render } from './render';

/** A section of a text, from one second-level heading to the next. */
export interface Section {
  /** Derived from the title. */
  id: string;
  /** Empty for the part before the first heading. */
  title: string;
  /** Its content as sanitized HTML. */
  html: string;
  /** Its plain text, a line for each paragraph or item. */
  lines: string[];
}

/** Renders a text in sections. */
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
      id: createId(title, taken),
      title,
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

/** Has the same prefix as headings of articles, so that ids do not collide with those of the page. */
function createId(title: string, taken: Map<string, number>): string {
  const plain = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  const id = `section-${plain.replace(/^-|-$/g, '') || 'start'}`;
  const before = taken.get(id) ?? 0;
  taken.set(id, before + 1);
  return before ? `${id}-${before}` : id;
}

const sourceText = (nodes: MarkdownNode[], markdown: string): string =>
  markdown.slice(nodes[0]?.position?.start.offset ?? 0, nodes.at(-1)?.position?.end.offset ?? 0);

/** The text of each innermost block. */
function textLines(node: MarkdownNode): string[] {
  if (['paragraph', 'heading', 'tableCell', 'code', 'html'].includes(node.type)) {
    const line = plainText(node).replace(/\s+/g, ' ').trim();
    return line ? [line] : [];
  }
  return (node.children ?? []).flatMap(textLines);
}

const plainText = (node: MarkdownNode): string =>
  node.type === 'break' ? ' ' : (node.value ?? (node.children ?? []).map(plainText).join(''));
