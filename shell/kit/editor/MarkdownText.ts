import { getSchema, type JSONContent } from '@tiptap/core';
import { MarkdownManager } from '@tiptap/markdown';
import type { Node } from '@tiptap/pm/model';
import { normalizeCallout } from './callout';
import { extensions } from './extensions';

/**
 * Converts between Markdown and the editor's document. Unchanged blocks are written exactly as they were read; a
 * block that the editor cannot represent is shown as its Markdown source.
 */
export class MarkdownText {
  private readonly sources = new WeakMap<Node, Source>();
  private readonly alike = new Map<string, Source>();
  private blocks: Source[] = [];
  private before = '';

  /** Parses Markdown into a document. */
  read(markdown: string): Node {
    const blocks = splitBlocks(markdown);
    this.before = markdown.slice(0, blocks[0]?.at ?? markdown.length);
    const doc = schema.nodeFromJSON({
      type: 'doc',
      content: blocks.length ? blocks.map(({ text }) => parseBlock(text)) : [{ type: 'paragraph' }],
    });
    this.blocks = blocks.map((block, index) => ({ ...block, index }));
    this.adoptDocument(doc);
    return doc;
  }

  /** Registers the editor's copy of the parsed document, whose nodes are new objects. */
  adoptDocument(doc: Node): void {
    this.alike.clear();
    for (const source of this.blocks) {
      const node = doc.maybeChild(source.index);
      if (!node) continue;
      this.sources.set(node, source);
      this.alike.set(JSON.stringify(node), source);
    }
  }

  /** Serializes a document to Markdown. */
  write(doc: Node): string {
    const parts: { text: string; source?: Source }[] = [];
    doc.forEach((node) => {
      const source = this.sources.get(node) ?? this.alike.get(JSON.stringify(node));
      const text = source ? source.text : serializeBlock(node.toJSON());
      if (text.trim()) parts.push({ text, source });
    });
    const begins = parts[0]?.source?.index === 0 || !parts.length ? this.before : '';
    return begins + parts.map(({ text }, at) => text + gapAfter(parts, at)).join('');
  }
}

/** A block of the source text. */
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

/** Splits a text into blocks. */
function splitBlocks(markdown: string): Block[] {
  const starts: number[] = [];
  let at = 0;
  for (const { type, raw } of instance.lexer(markdown)) {
    if (type !== 'space') starts.push(at);
    at += raw.length;
  }
  // If the lexer counts line ends or tabs differently, the text is treated as one source block.
  if (at !== markdown.length) starts.splice(0, starts.length, 0);
  return starts.map((start, index) => {
    const section = markdown.slice(start, starts[index + 1]);
    const text = section.replace(/\s*$/, '');
    return { at: start, text, gap: section.slice(text.length), isLast: index === starts.length - 1 };
  });
}

/** Whether a block of it is indented, which Markdown takes for code. */
export function hasIndentedCode(markdown: string): boolean {
  return instance
    .lexer(markdown)
    .some((token) => token.type === 'code' && token.codeBlockStyle === 'indented');
}

function parseBlock(markdown: string): JSONContent {
  const asIs = { type: 'source', content: [{ type: 'text', text: markdown }] };
  try {
    const { content = [] } = manager.parse(markdown);
    const [block] = content;
    if (content.length !== 1 || !block || hasUnsupportedSyntax(markdown)) return asIs;
    schema.nodeFromJSON(block).check();
    return meaning(serializeBlock(block)) === meaning(markdown) ? block : asIs;
  } catch {
    return asIs;
  }
}

/** Whether it contains syntax that the editor does not support: footnotes, and HTML, which the public page omits. */
function hasUnsupportedSyntax(markdown: string): boolean {
  if (/\[\^[^\]]+\]/.test(markdown)) return true;
  let isMore = false;
  instance.walkTokens(instance.lexer(markdown), ({ type }) => {
    isMore ||= type === 'html' || type === 'def';
  });
  return isMore;
}

function serializeBlock(block: JSONContent): string {
  if (block.type === 'source') return (block.content ?? []).map(({ text }) => text).join('');
  const text = manager.serialize({ type: 'doc', content: [block] }).replace(/\s*$/, '');
  return text === '&nbsp;' ? '' : text;
}

/** The meaning of a block, independent of its Markdown syntax and of the spacing of list items. */
const meaning = (markdown: string): string =>
  normalizeCallout(String(instance.parse(markdown, { async: false })))
    .replace(/(<li[^>]*>)\s*<p>/g, '$1')
    .replace(/<\/p>(?=\s*(<\/li>|<ul>|<ol[^>]*>))/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> | </g, (each) => each.trim());
