import type { ElementType, HTMLAttributes } from 'react';

/** Content width, between the gutters. */
export function Container({ as: Tag = 'div', className, ...rest }: ContainerProps) {
  return <Tag className={className ? `wrap ${className}` : 'wrap'} {...rest} />;
}

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
}
