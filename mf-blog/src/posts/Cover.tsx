import type { PostSummary } from '@site/api/contract/posts';
import { mediaAddressAt, mediaIdOf } from '@site/api/mediaAddress';
import { fallbackCover } from '@site/shell/kit';
import { useEffect, useRef, useState } from 'react';

/**
 * A note's cover, or the house's own drawing where it has none or it does not load. A picture of the library fills its
 * place around its focus; a drawing is shown whole.
 */
export function Cover({ post, priority, sizes = '420px' }: CoverProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  // It may have failed before scripts listened.
  useEffect(() => {
    const { complete, naturalWidth } = picture.current ?? {};
    if (complete && naturalWidth === 0) setHasFailed(true);
  }, []);
  const image = hasFailed ? null : post.image;
  const library = image ? mediaIdOf(image) : undefined;
  const { imageAlt = '', focal: { x, y } = CENTRE } = post;
  return (
    <img
      ref={picture}
      {...(library && {
        className: 'photo',
        style: { objectPosition: `${x * 100}% ${y * 100}%` },
        srcSet: WIDTHS.map((width) => `${mediaAddressAt(library, width)} ${width}w`).join(', '),
        sizes,
      })}
      src={image ?? fallbackCover}
      width={420}
      height={286}
      alt={image ? imageAlt : ''}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={() => setHasFailed(true)}
    />
  );
}

const CENTRE = { x: 0.5, y: 0.5 };
const WIDTHS = [640, 1024, 1600];

interface CoverProps {
  post: Pick<PostSummary, 'image' | 'imageAlt' | 'focal'>;
  /** For the one picture the page opens with. */
  priority?: boolean;
  /** How wide it is shown, as the browser is told. */
  sizes?: string;
}
