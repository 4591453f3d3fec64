import { isWideImage } from '@site/api/content/markdown/imageBlocks';
import { mediaIdOf } from '@site/api/media/mediaAddress';
import { Image } from '@tiptap/extension-image';

/** An image. One of the library has its title as caption and can be wider than the text. */
export const ContentImage = Image.extend({
  parseHTML() {
    // The caption of an image copied here is its title as well.
    return [...(this.parent?.() ?? []), { tag: 'figure[data-figure] figcaption', ignore: true }];
  },
  renderHTML({ HTMLAttributes }) {
    const { src = '', title } = HTMLAttributes;
    const caption = canHaveCaption(src) ? title?.trim() : '';
    const isWide = isWideImage(src);
    const image = ['img', HTMLAttributes] as const;
    if (!caption && !isWide) return image;
    const attributes = { 'data-figure': isWide ? 'wide' : '' };
    return caption ? ['figure', attributes, image, ['figcaption', caption]] : ['figure', attributes, image];
  },
  renderMarkdown: ({ attrs }) => {
    const { src = '', alt = '', title } = attrs ?? {};
    const quoted = title && ` "${String(title).replace(/["\\]/g, '\\$&')}"`;
    return `![${alt ?? ''}](${src ?? ''}${quoted ?? ''})`;
  },
});

/** Whether an image can have a caption and be wide. */
export const canHaveCaption = (src: string): boolean => mediaIdOf(src) !== undefined;
