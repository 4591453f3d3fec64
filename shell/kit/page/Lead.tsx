import type { HTMLAttributes } from 'react';

/** Lead paragraph of a page or section. */
export function Lead({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return <p className={className ? `lead ${className}` : 'lead'} {...rest} />;
}
