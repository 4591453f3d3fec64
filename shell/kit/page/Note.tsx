import type { ElementType, HTMLAttributes } from 'react';

/** An annotation on the illustration, in the draughtsman's lettering. */
export function Note({ as: Tag = 'p', className, ...rest }: NoteProps) {
  return <Tag className={className ? `note ${className}` : 'note'} {...rest} />;
}

export interface NoteProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
}
