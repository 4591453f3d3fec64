import type { CSSProperties } from 'react';

/** A drawing as a static file of its own: lazy and cached; without `alt` it is decoration. */
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
  /** For the one drawing the page opens with. */
  priority?: boolean;
  className?: string;
  style?: CSSProperties;
}
