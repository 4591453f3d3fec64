import { getSchema, type JSONContent } from '@tiptap/core';
import { MarkdownManager } from '@tiptap/markdown';
import type { Node } from '@tiptap/pm/model';
import { sameCallout } from './callout';
import { extensions } from './extensions';

/**
 * A text between its Markdown and the editor's document. What nobody touched is written exactly as it was read, block by
 * block; a block that would not come out of the editor meaning the same is shown as its Markdown.
 */
export class MarkdownText {
  private readonly sources = new WeakMap<Node, Source>();
  private readonly alike = new Map<string, Source>();
  private blocks: Source[] = [];
  private before = '';

  /** The document of a text. */
  read(markdown: string): Node {
    const blocks = blocksOf(markdown);
    this.before = markdown.slice(0, blocks[0]?.at ?? markdown.length);
    const doc = schema.nodeFromJSON({
      type: 'doc',
      content: blocks.length ? blocks.map(({ text }) => contentOf(text)) : [{ type: 'paragraph' }],
    });
    this.blocks = blocks.map((block, index) => ({ ...block, index }));
    this.know(doc);
    return doc;
  }

  /** The document as an editor made its own of what was read: the same, of other nodes. */
  know(doc: Node): void {
    this.alike.clear();
    for (const source of this.blocks) {
      const node = doc.maybeChild(source.index);
      if (!node) continue;
      this.sources.set(node, source);
      this.alike.set(JSON.stringify(node), source);
    }
  }

  /** The text of a document. */
  write(doc: Node): string {
    const parts: { text: string; source?: Source }[] = [];
    doc.forEach((node) => {
      const source = this.sources.get(node) ?? this.alike.get(JSON.stringify(node));
      const text = source ? source.text : writeBlock(node.toJSON());
      if (text.trim()) parts.push({ text, source });
    });
    const begins = parts[0]?.source?.index === 0 || !parts.length ? this.before : '';
    return begins + parts.map(({ text }, at) => text + gapAfter(parts, at)).join('');
  }
}

/** A block as it stands in the text that was read. */
interface Source extends Block {
  index: number;
}

interface Block {
  at: number;
  text: string;
  /** The blank lines after it. */
  gap: string;
  isLast: boolean;
}

function gapAfter(parts: { source?: Source }[], at: number): string {
  const [here, next] = [parts[at]?.source, parts[at + 1]?.source];
  if (at === parts.length - 1) return here?.isLast ? here.gap : '';
  return here && next && next.index === here.index + 1 ? here.gap : '\n\n';
}

const manager = new MarkdownManager({ extensions });
export const schema = getSchema(extensions);
const { instance } = manager;

/** Where the blocks of a text begin and end. */
function blocksOf(markdown: string): Block[] {
  const starts: number[] = [];
  let at = 0;
  for (const { type, raw } of instance.lexer(markdown)) {
    if (type !== 'space') starts.push(at);
    at += raw.length;
  }
  // Some line ends and tabs are counted otherwise by the lexer: then it is one block, shown as it is.
  if (at !== markdown.length) starts.splice(0, starts.length, 0);
  return starts.map((start, index) => {
    const whole = markdown.slice(start, starts[index + 1]);
    const text = whole.replace(/\s*$/, '');
    return { at: start, text, gap: whole.slice(text.length), isLast: index === starts.length - 1 };
  });
}

function contentOf(markdown: string): JSONContent {
  const asIs = { type: 'source', content: [{ type: 'text', text: markdown }] };
  try {
    const { content = [] } = manager.parse(markdown);
    const [block] = content;
    if (content.length !== 1 || !block || hasMore(markdown)) return asIs;
    schema.nodeFromJSON(block).check();
    return meaning(writeBlock(block)) === meaning(markdown) ? block : asIs;
  } catch {
    return asIs;
  }
}

/** Whether the public page reads more into it than the editor: footnotes, and HTML, which it leaves out. */
function hasMore(markdown: string): boolean {
  if (/\[\^[^\]]+\]/.test(markdown)) return true;
  let isMore = false;
  instance.walkTokens(instance.lexer(markdown), ({ type }) => {
    isMore ||= type === 'html' || type === 'def';
  });
  return isMore;
}

function writeBlock(block: JSONContent): string {
  if (block.type === 'source') return (block.content ?? []).map(({ text }) => text).join('');
  const text = manager.serialize({ type: 'doc', content: [block] }).replace(/\s*$/, '');
  return text === '&nbsp;' ? '' : text;
}

/** What a block says, whatever signs it is written with; how far its list items stand apart says nothing. */
const meaning = (markdown: string): string =>
  sameCallout(String(instance.parse(markdown, { async: false })))
    .replace(/(<li[^>]*>)\s*<p>/g, '$1')
    .replace(/<\/p>(?=\s*(<\/li>|<ul>|<ol[^>]*>))/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> | </g, (each) => each.trim());
