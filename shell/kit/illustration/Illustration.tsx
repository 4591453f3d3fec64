import type { CSSProperties } from 'react';

/** An illustration as a static image file: lazy-loaded and cached; decorative without `alt`. */
export function Illustration({
  src,
  width,
  height,
  alt = '',
  priority,
  className,
  style,
}: IllustrationProps) {
  return (
    <img
      className={className}
      style={style}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}

export interface IllustrationProps {
  src: string;
  width: number;
  height: number;
  alt?: string;
  /** For the one illustration at the top of the page. */
  priority?: boolean;
  className?: string;
  style?: CSSProperties;
}
