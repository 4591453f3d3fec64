import { findVideo, type LinkBlockKind, linkBlockKindOf } from '@site/api/content/markdown/linkBlocks';
import { type MarkdownToken, Node } from '@tiptap/core';

/** A button or a video: in Markdown a paragraph with nothing but a link whose title is `button` or `video`. */
export const LinkBlock = Node.create({
  name: 'linkBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    kind: { default: 'button', rendered: false, parseHTML: ({ dataset }: HTMLElement) => dataset.linkBlock },
    label: { default: '', rendered: false, parseHTML: ({ dataset }: HTMLElement) => dataset.label },
    href: { default: '', rendered: false, parseHTML: ({ dataset }: HTMLElement) => dataset.href },
  }),
  parseHTML: () => [{ tag: 'div[data-link-block]' }],
  renderHTML: ({ node: { attrs } }) => {
    const { kind, label, href } = attrs as LinkBlockAttributes;
    return [
      'div',
      { 'data-link-block': kind, 'data-label': label, 'data-href': href },
      // No link, which a click in the editor would follow.
      ['span', { 'data-host': kind === 'video' ? `${findVideo(href)?.host} video` : undefined }, label],
    ];
  },
  renderText: ({ node: { attrs } }) => attrs.label,
  renderMarkdown: ({ attrs }, { renderChildren }) => {
    const { kind, label, href } = attrs as LinkBlockAttributes;
    return `[${renderChildren([{ type: 'text', text: label }])}](${href} "${kind}")`;
  },
});

export interface LinkBlockAttributes {
  kind: LinkBlockKind;
  label: string;
  href: string;
}

/** The block that a paragraph stands for; undefined for other paragraphs. */
export function readLinkBlock({ tokens = [] }: MarkdownToken): LinkBlockAttributes | undefined {
  const [link, ...others] = tokens;
  const parts = link?.tokens ?? [];
  if (link?.type !== 'link' || others.length || !parts.every(({ type }) => TEXT.includes(type ?? '')))
    return undefined;
  const href = String(link.href ?? '');
  const kind = linkBlockKindOf(link.title, href);
  const label = parts.map(({ text = '' }) => text).join('');
  return kind && href && label.trim() ? { kind, label, href } : undefined;
}

const TEXT = ['text', 'escape'];
