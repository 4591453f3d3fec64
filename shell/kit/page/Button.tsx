import styled from '@emotion/styled/base';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { SmartLink } from './SmartLink';

/** The button: a link if it has `to` (or `href` for phone and email), else a button. */
export function Button({ tone = 'navy', size, to, href, className, children, ...rest }: ButtonProps) {
  const classNames = `tone-${tone}${size ? ` size-${size}` : ''}${className ? ` ${className}` : ''}`;
  const address = to ?? href;
  if (address !== undefined) {
    return (
      <Styles as={SmartLink} className={classNames} {...({ to: address, ...rest } as object)}>
        {children}
      </Styles>
    );
  }
  return (
    <Styles className={classNames} type="button" {...rest}>
      {children}
    </Styles>
  );
}

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  /** `text`: underlined text with the hit area of a button. */
  tone?: 'ember' | 'navy' | 'line' | 'text';
  size?: 'small';
  to?: string;
  href?: string;
  target?: string;
  rel?: string;
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>;
}

const Styles = styled('button')`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 52px;
  padding: 0 22px;
  border-radius: var(--r-ctl);
  border: 1px solid transparent;
  font: 550 1rem / 1.2 var(--sans);
  letter-spacing: -0.005em;
  text-decoration: none;
  text-align: center;
  cursor: pointer;
  transition:
    background var(--t-hover),
    border-color var(--t-hover),
    color var(--t-hover),
    box-shadow var(--t-hover);
  svg {
    width: 20px;
    height: 20px;
    transition: transform var(--t-hover);
  }
  &:hover svg.lucide-arrow-right {
    transform: translateX(3px);
  }
  &.tone-ember {
    background: var(--ember);
    color: var(--on-ember, var(--ink));
    box-shadow: var(
      --ember-glow,
      0 1px 0 rgba(255, 255, 255, 0.35) inset,
      0 10px 24px -12px rgba(242, 106, 33, 0.7)
    );
  }
  &.tone-ember:hover {
    background: var(--ember-hi);
    box-shadow: var(
      --ember-glow,
      0 1px 0 rgba(255, 255, 255, 0.35) inset,
      0 12px 32px -8px rgba(242, 106, 33, 0.75)
    );
  }
  &.tone-navy {
    background: var(--navy);
    color: var(--on-navy, var(--white));
  }
  &.tone-navy:hover {
    background: var(--navy-deep);
  }
  &.tone-line {
    border-color: var(--line-2);
    color: var(--navy);
    background: var(--line-ground, rgba(252, 251, 248, 0.6));
  }
  &.tone-line:hover {
    border-color: var(--navy);
    background: var(--sheet);
  }
  &.tone-text {
    background: none;
    color: var(--navy);
    padding-inline: 4px;
    text-decoration: underline;
    text-underline-offset: 4px;
    text-decoration-thickness: 1px;
  }
  &.size-small {
    min-height: var(--ctl, 44px);
    padding: 0 var(--ctl-pad, 16px);
    gap: var(--ctl-gap, 10px);
    border-radius: var(--ctl-r, var(--r-ctl));
    font-size: var(--ctl-fs, 0.9375rem);
    white-space: var(--ctl-wrap, inherit);
  }
  &.size-small svg {
    width: var(--ctl-icon, 20px);
    height: var(--ctl-icon, 20px);
  }
  &.size-small.tone-text {
    padding-inline: 4px;
  }
  &:disabled {
    opacity: 0.55;
    cursor: default;
  }
`;
