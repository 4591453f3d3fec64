import styled from '@emotion/styled/base';
import type { HTMLAttributes, Ref } from 'react';

/** A full-width section of a page. `ruled` draws page-wide vertical lines behind it. */
export function Section({ background, ruled, tight, className, ...rest }: SectionProps) {
  const names = [
    ruled && 'ruled',
    typeof ruled === 'string' && ruled,
    background && `ground-${background}`,
    (background === 'night' || background === 'navy') && 'dark',
    tight && 'is-tight',
    className,
  ];
  return <Styles className={names.filter(Boolean).join(' ') || undefined} {...rest} />;
}

export interface SectionProps extends HTMLAttributes<HTMLElement> {
  background?: 'sheet' | 'sand' | 'steel' | 'navy' | 'night';
  /** `edges`: only the two outer lines; `q1`: without the third quarter. */
  ruled?: boolean | 'edges' | 'q1';
  tight?: boolean;
  ref?: Ref<HTMLElement>;
}

const Styles = styled('section')`
  position: relative;
  padding-block: clamp(72px, 8vw, 128px);
  &.is-tight {
    padding-block: clamp(40px, 5vw, 72px);
  }
  &.ground-sheet {
    background: var(--sheet);
    border-block: 1px solid var(--line-2);
  }
  &.ground-sand {
    background: var(--sand);
    border-block: 1px solid rgba(90, 70, 40, 0.18);
  }
  &.ground-steel {
    background: var(--steel);
    border-block: 1px solid var(--line);
  }
  &.ground-navy {
    background: var(--navy);
  }
  &.ground-night {
    background: var(--night);
  }
`;
