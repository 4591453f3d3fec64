import { type Editor, type MarkdownToken, mergeAttributes, Node } from '@tiptap/core';

/** What a callout is for, and the word that stands on it. */
export const calloutKinds = { note: 'Note', tip: 'Tip', warning: 'Warning' } as const;
export type CalloutKind = keyof typeof calloutKinds;

/** The line that makes a callout of a quote: `[!NOTE]`. */
const sign = /^\[!(NOTE|TIP|WARNING)\](?:[ \t]*\n|$)/;
const signOf = (kind: string) => `[!${kind.toUpperCase()}]`;

/** A passage that is set apart from the text, as Markdown has it on many sites: a quote whose first line is `[!NOTE]`. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  // Its quotes are looked at before those that are quotes.
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
    const kind = first?.type === 'paragraph' && sign.exec(first.text ?? '')?.[1]?.toLowerCase();
    if (!first || !kind) return [];
    const inside = [...withoutSign(first), ...others].filter(({ type }) => type !== 'space');
    const content = (helpers.parseBlockChildren ?? helpers.parseChildren)(inside);
    return helpers.createNode('callout', { kind }, content.length ? content : [{ type: 'paragraph' }]);
  },
  // Whoever reads quotes first is asked to write them, too: one without a kind.
  renderMarkdown: ({ attrs, content = [] }, helpers) => {
    const kind = attrs?.kind;
    // What is no paragraph would be taken for one right below the sign.
    const gap = content[0]?.type === 'paragraph' ? [] : [''];
    const blocks = content.map((child, at) => helpers.renderChild?.(child, at) ?? '').join('\n\n');
    const lines = [...(kind ? [signOf(kind), ...gap] : []), ...blocks.split('\n')];
    return lines.map((line) => (line.trim() ? `> ${line}` : '>')).join('\n');
  },
});

/** The paragraph below the sign; nothing where that stood alone. */
function withoutSign(paragraph: MarkdownToken): MarkdownToken[] {
  const [first, ...others] = paragraph.tokens ?? [];
  const words = (first?.text ?? '').replace(sign, '');
  const inline = [...(words ? [{ ...first, type: 'text', raw: words, text: words }] : []), ...others];
  return inline.length ? [{ ...paragraph, type: 'paragraph', tokens: inline as MarkdownToken[] }] : [];
}

/** Makes a callout of where the cursor is, another kind of one that is there, and words again of one of this kind. */
export function toggleCallout(editor: Editor, kind: CalloutKind): boolean {
  const chain = editor.chain().focus();
  if (editor.isActive('callout', { kind })) return chain.lift('callout').run();
  if (editor.isActive('callout')) return chain.updateAttributes('callout', { kind }).run();
  return (editor.isActive('blockquote') ? chain.lift('blockquote') : chain).wrapIn('callout', { kind }).run();
}

/** The same callout, whether its words begin right below its sign or after an empty line. */
export const sameCallout = (html: string): string =>
  html.replace(/(<blockquote>\s*<p>\[!(?:NOTE|TIP|WARNING)\])(?:\s*<\/p>\s*<p>|\n)/g, '$1 ');
