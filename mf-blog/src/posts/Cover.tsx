import { fallbackCover } from '@site/shell/kit';
import { useEffect, useRef, useState } from 'react';

/** A note's cover, or the house's own drawing where it has none or it does not load. Always decoration. */
export function Cover({ image, priority, className }: CoverProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  // It may have failed before scripts listened.
  useEffect(() => {
    const { complete, naturalWidth } = picture.current ?? {};
    if (complete && naturalWidth === 0) setHasFailed(true);
  }, []);
  return (
    <img
      ref={picture}
      className={className}
      src={image && !hasFailed ? image : fallbackCover}
      width={420}
      height={286}
      alt=""
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={() => setHasFailed(true)}
    />
  );
}

interface CoverProps {
  image: string | null;
  /** For the one picture the page opens with. */
  priority?: boolean;
  className?: string;
}
