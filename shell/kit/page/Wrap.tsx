import type { ElementType, HTMLAttributes } from 'react';

/** The width of the sheet: content between the gutters. */
export function Wrap({ as: Tag = 'div', className, ...rest }: WrapProps) {
  return <Tag className={className ? `wrap ${className}` : 'wrap'} {...rest} />;
}

export interface WrapProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
}
