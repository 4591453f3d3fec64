import styled from '@emotion/styled/base';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { SmartLink } from './SmartLink';

/** A link with an arrow. */
export function ArrowLink({ to, className, children, ...rest }: ArrowLinkProps) {
  return (
    <Styles to={to} className={className} {...rest}>
      {children}
      <ArrowRight size={18} aria-hidden />
    </Styles>
  );
}

export interface ArrowLinkProps {
  to: string;
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
}

const Styles = styled(SmartLink)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  color: var(--navy);
  font-weight: 550;
  text-decoration: none;
  background: linear-gradient(currentColor, currentColor) 0 100% / 100% 1px no-repeat;
  padding: 4px 0;
  .dark & {
    color: var(--white);
  }
  svg {
    transition: transform var(--t-hover);
  }
  &:hover svg {
    transform: translateX(3px);
  }
`;
