import { keyframes } from '@emotion/react';
import styled from '@emotion/styled/base';
import { type ElementType, type ReactNode, useEffect, useRef } from 'react';

/**
 * Fades in once when it comes into view, 0.1 s later for each `index`. Without scripts, with reduced motion, or if
 * already in view at start, it is shown at once. Its class is `is-waiting`, then `is-risen`.
 */
export function Reveal({ index = 0, as = 'div', className, children }: RevealProps) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => (element.current ? riseOnce(element.current) : undefined), []);
  return (
    <Styles ref={element as never} as={as} className={className} style={{ animationDelay: `${index / 10}s` }}>
      {children}
    </Styles>
  );
}

export interface RevealProps {
  index?: number;
  as?: ElementType;
  className?: string;
  children?: ReactNode;
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`;

/** An animation, because a section's styles may set transitions on the same element. */
const Styles = styled('div')`
  &.is-waiting {
    opacity: 0;
  }
  &.is-risen {
    animation: ${rise} 0.6s cubic-bezier(0.2, 0.7, 0.1, 1) backwards;
  }
  @media print {
    &.is-waiting {
      opacity: 1;
    }
    &.is-risen {
      animation: none;
    }
  }
`;

/** Only content below the fold waits: hiding visible content would flash. */
function riseOnce(element: HTMLElement): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return undefined;
  const observer = new IntersectionObserver(
    ([entry], self) => {
      if (!entry) return;
      if (!entry.isIntersecting) element.classList.add('is-waiting');
      else {
        if (element.classList.contains('is-waiting')) element.classList.add('is-risen');
        element.classList.remove('is-waiting');
        self.disconnect();
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
