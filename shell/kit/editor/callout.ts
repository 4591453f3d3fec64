import { type Editor, type MarkdownToken, mergeAttributes, Node } from '@tiptap/core';

/** Kinds of callouts and their labels. */
export const calloutKinds = { note: 'Note', tip: 'Tip', warning: 'Warning' } as const;
export type CalloutKind = keyof typeof calloutKinds;

/** The line that turns a quote into a callout: `[!NOTE]`. */
const MARKER = /^\[!(NOTE|TIP|WARNING)\](?:[ \t]*\n|$)/;
const markerOf = (kind: string) => `[!${kind.toUpperCase()}]`;

/** A callout: a quote whose first line is `[!NOTE]`, as in GitHub's Markdown. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  // Parsed before block quotes.
  priority: 110,
  markdownTokenName: 'blockquote',
  addAttributes: () => ({
    kind: {
      default: 'note',
      parseHTML: (element: HTMLElement) => element.dataset.callout,
      renderHTML: ({ kind }: { kind?: string }) => ({ 'data-callout': kind }),
    },
  }),
  parseHTML: () => [{ tag: 'aside[data-callout]' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', mergeAttributes(HTMLAttributes, { role: 'note' }), 0],
  parseMarkdown: (token, helpers) => {
    const [first, ...others] = token.tokens ?? [];
    const kind = first?.type === 'paragraph' && MARKER.exec(first.text ?? '')?.[1]?.toLowerCase();
    if (!first || !kind) return [];
    const inside = [...withoutMarker(first), ...others].filter(({ type }) => type !== 'space');
    const content = (helpers.parseBlockChildren ?? helpers.parseChildren)(inside);
    return helpers.createNode('callout', { kind }, content.length ? content : [{ type: 'paragraph' }]);
  },
  // The extension that parses quotes first also serializes them: one without a kind is a plain quote.
  renderMarkdown: ({ attrs, content = [] }, helpers) => {
    const kind = attrs?.kind;
    // What is no paragraph would be taken for one right below the sign.
    const gap = content[0]?.type === 'paragraph' ? [] : [''];
    const blocks = content.map((child, at) => helpers.renderChild?.(child, at) ?? '').join('\n\n');
    const lines = [...(kind ? [markerOf(kind), ...gap] : []), ...blocks.split('\n')];
    return lines.map((line) => (line.trim() ? `> ${line}` : '>')).join('\n');
  },
});

/** The paragraph without the marker; nothing if the marker was alone. */
function withoutMarker(paragraph: MarkdownToken): MarkdownToken[] {
  const [first, ...others] = paragraph.tokens ?? [];
  const text = (first?.text ?? '').replace(MARKER, '');
  const inline = [...(text ? [{ ...first, type: 'text', raw: text, text: text }] : []), ...others];
  return inline.length ? [{ ...paragraph, type: 'paragraph', tokens: inline as MarkdownToken[] }] : [];
}

/** Wraps the selection in a callout, changes its kind, or unwraps one of the same kind. */
export function toggleCallout(editor: Editor, kind: CalloutKind): boolean {
  const chain = editor.chain().focus();
  if (editor.isActive('callout', { kind })) return chain.lift('callout').run();
  if (editor.isActive('callout')) return chain.updateAttributes('callout', { kind }).run();
  return (editor.isActive('blockquote') ? chain.lift('blockquote') : chain).wrapIn('callout', { kind }).run();
}

/** Normalizes whether a callout's text begins right below its marker or after an empty line. */
export const normalizeCallout = (html: string): string =>
  html.replace(/(<blockquote>\s*<p>\[!(?:NOTE|TIP|WARNING)\])(?:\s*<\/p>\s*<p>|\n)/g, '$1 ');
