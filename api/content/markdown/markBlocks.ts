import { mediaIdOf } from '../../media/mediaAddress';
import { element, type HtmlNode } from './htmlNode';
import { iconOf } from './iconOf';
import { isWideImage } from './imageBlocks';
import { findVideo, linkBlockKindOf } from './linkBlocks';

/** Turns paragraphs with nothing but an image or a link into figures, buttons and videos, as the editor shows them. */
export function markBlocks(node: HtmlNode): void {
  node.children = node.children?.map((child) => {
    markBlocks(child);
    const [only, ...others] = child.children ?? [];
    if (child.tagName !== 'p' || !only || others.length) return child;
    return (only.tagName === 'img' ? toFigure(only) : toLinkBlock(only)) ?? child;
  });
}

/** An image of the library with a caption, or wide. */
function toFigure(image: HtmlNode): HtmlNode | undefined {
  const { title, ...properties } = image.properties ?? {};
  const src = String(properties.src);
  const caption = mediaIdOf(src) ? String(title ?? '').trim() : '';
  const isWide = isWideImage(src);
  if (!caption && !isWide) return undefined;
  const sizes = properties.srcSet && isWide ? { sizes: '(max-width: 900px) 100vw, 740px' } : {};
  return element('figure', { className: isWide ? ['image', 'wide'] : ['image'] }, [
    { ...image, properties: { ...properties, ...sizes } },
    ...(caption ? [element('figcaption', {}, [{ type: 'text', value: caption }])] : []),
  ]);
}

function toLinkBlock({ tagName, properties, children = [] }: HtmlNode): HtmlNode | undefined {
  if (tagName !== 'a' || !children.length || children.some(({ type }) => type !== 'text')) return undefined;
  const href = String(properties?.href ?? '');
  const kind = linkBlockKindOf(properties?.title, href);
  if (!href || !kind) return undefined;
  if (kind === 'button') return element('p', { className: ['button'] }, [element('a', { href }, children)]);
  const video = findVideo(href);
  return element('figure', { className: ['video'] }, [
    element('a', { href, dataEmbed: video?.player }, [
      iconOf(['M8 5.5v13l11-6.5Z']),
      element('span', { className: ['video-title'] }, children),
      { type: 'text', value: ' ' },
      element('span', { className: ['video-host'] }, [{ type: 'text', value: `${video?.host} video` }]),
    ]),
  ]);
}
