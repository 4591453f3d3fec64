import type { HTMLAttributes } from 'react';

/** The small capitals above a heading, led in by a centreline. */
export function Eyebrow({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return <p className={className ? `eyebrow ${className}` : 'eyebrow'} {...rest} />;
}
