import type { HTMLAttributes } from 'react';

/** Small capitals above a heading, with a centerline before them. */
export function Eyebrow({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return <p className={className ? `eyebrow ${className}` : 'eyebrow'} {...rest} />;
}
