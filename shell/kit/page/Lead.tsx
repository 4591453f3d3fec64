import type { HTMLAttributes } from 'react';

/** The paragraph that opens a page or a section. */
export function Lead({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return <p className={className ? `lead ${className}` : 'lead'} {...rest} />;
}
