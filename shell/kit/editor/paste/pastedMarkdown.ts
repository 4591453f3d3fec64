import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { hasIndentedCode, MarkdownText, schema } from '../MarkdownText';
import { canShowImage } from './canShowImage';
import { missingImage } from './missingImage';

/** Longer text is pasted as it is, because parsing it would block the page. */
const MAX_LENGTH = 30_000;
/** So is text that takes about a second or longer: many open brackets or stars in a paragraph, and huge tables. */
const MAX_EFFORT = 1_500_000;
const MAX_CELLS = 20_000;
const UNFORMATTED = new Set(['paragraph', 'text', 'hardBreak', 'source']);

/**
 * The document of plain text that is written in Markdown; undefined for text without any formatting, for indented
 * text, which Markdown would take for code, and for text that cannot be parsed in time.
 */
export function parsePastedMarkdown(text: string): Node | undefined {
  if (exceedsLimits(text)) return undefined;
  try {
    return hasIndentedCode(text) ? undefined : parseFormatted(text.trim());
  } catch (error) {
    // Lists or quotes are nested too deep for the parser.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether a text is written in Markdown, but cannot be parsed in time. */
export const isTooLongToFormat = (text: string): boolean => exceedsLimits(text) && SYNTAX.test(text);

/** Headings, lists, quotes, tables, code, bold text, links and images. */
const SYNTAX = /^(?:#{1,6} |[-*+] |\d{1,9}[.)] |> |\||```)|\*\*\S|\]\(/m;

const exceedsLimits = (text: string): boolean =>
  text.length > MAX_LENGTH || countCells(text) > MAX_CELLS || estimateEffort(text) > MAX_EFFORT;

function parseFormatted(markdown: string): Node | undefined {
  const document = new MarkdownText().read(markdown);
  let isFormatted = false;
  document.descendants((node) => {
    const marks = node.marks.filter(({ attrs }) => attrs.href === undefined || attrs.href !== node.text);
    isFormatted ||= marks.length > 0 || !UNFORMATTED.has(node.type.name);
  });
  return isFormatted ? schema.nodeFromJSON(withoutMissing(document.toJSON())) : undefined;
}

/** Images of other sites cannot be shown; a text marks where one is missing, as in pasted HTML. */
function withoutMissing(node: JSONContent): JSONContent {
  if (node.type === 'image' && !canShowImage(String(node.attrs?.src ?? '')))
    return { type: 'paragraph', content: [{ type: 'text', text: missingImage(node.attrs?.alt ?? '') }] };
  return node.content ? { ...node, content: node.content.map(withoutMissing) } : node;
}

/** The parser compares each sign that may open or close a format with the others of its paragraph or list item. */
function estimateEffort(text: string): number {
  return text
    .split(/\n(?=[ \t]*(?:\n|[-*+] |\d{1,9}[.)] ))/)
    .map((block) => block.match(/[[\\]|[*_~`<]+/g)?.length ?? 0)
    .reduce((sum, count) => sum + count ** 2, 0);
}

/** At most so many cells of tables: each row gets as many as its table has columns. */
function countCells(text: string): number {
  const lines = text.split('\n');
  const columns = lines.map((line) => (/^[-|:> \t]+$/.test(line) ? line.split('|').length : 0));
  return lines.length * columns.reduce((most, count) => Math.max(most, count), 0);
}
