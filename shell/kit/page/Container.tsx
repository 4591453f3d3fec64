import type { ElementType, HTMLAttributes } from 'react';

/** The width of the sheet: content between the gutters. */
export function Container({ as: Tag = 'div', className, ...rest }: ContainerProps) {
  return <Tag className={className ? `wrap ${className}` : 'wrap'} {...rest} />;
}

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
}
