import type { PostSummary } from '@site/api/content/posts/contract';
import { mediaAddressAt, mediaIdOf } from '@site/api/media/mediaAddress';
import { fallbackCover } from '@site/shell/kit';
import { useEffect, useRef, useState } from 'react';

/**
 * A post's cover, or the fallback illustration if it has none or it does not load. An image of the media library is
 * cropped around its focal point; an illustration is shown completely.
 */
export function PostCover({ post, priority, sizes = '420px' }: PostCoverProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const imageRef = useRef<HTMLImageElement>(null);
  // It may have failed before hydration.
  useEffect(() => {
    const { complete, naturalWidth } = imageRef.current ?? {};
    if (complete && naturalWidth === 0) setHasFailed(true);
  }, []);
  const image = hasFailed ? null : post.image;
  const library = image ? mediaIdOf(image) : undefined;
  const { imageAlt = '', focal: { x, y } = CENTER } = post;
  return (
    <img
      ref={imageRef}
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

const CENTER = { x: 0.5, y: 0.5 };
const WIDTHS = [640, 1024, 1600];

interface PostCoverProps {
  post: Pick<PostSummary, 'image' | 'imageAlt' | 'focal'>;
  /** For the main image of a page. */
  priority?: boolean;
  /** The `sizes` attribute. */
  sizes?: string;
}
