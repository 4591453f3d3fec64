import type { Node } from '@tiptap/pm/model';
import { hasIndentedCode, MarkdownText } from '../MarkdownText';

/** Longer text is pasted as it is, because parsing it would block the page. */
const MAX_LENGTH = 100_000;
const UNFORMATTED = new Set(['paragraph', 'text', 'hardBreak', 'source']);

/**
 * The document of plain text that is written in Markdown; undefined for text without any formatting, and for indented
 * text, which Markdown would take for code.
 */
export function parsePastedMarkdown(text: string): Node | undefined {
  if (text.length > MAX_LENGTH || hasIndentedCode(text)) return undefined;
  const document = new MarkdownText().read(text.trim());
  let isFormatted = false;
  document.descendants((node) => {
    const marks = node.marks.filter(({ attrs }) => attrs.href === undefined || attrs.href !== node.text);
    isFormatted ||= marks.length > 0 || !UNFORMATTED.has(node.type.name);
  });
  return isFormatted ? document : undefined;
}
