import { keyframes } from '@emotion/react';
import styled from '@emotion/styled/base';
import { type CSSProperties, useState } from 'react';
import { prefersReducedMotion } from './useReducedMotion';

const COUNT = 8;

/** Eight sparks that rise when the parent element is hovered or focused. The parent must be positioned. */
export function Embers({ className }: { className?: string }) {
  const [flight, setFlight] = useState(0);
  const handleParent = (element: HTMLElement | null) => {
    const parent = element?.parentElement;
    if (!parent) return undefined;
    const rise = () => {
      if (!prefersReducedMotion()) setFlight((last) => last + 1);
    };
    const events = ['pointerenter', 'focusin'] as const;
    for (const event of events) parent.addEventListener(event, rise);
    return () => {
      for (const event of events) parent.removeEventListener(event, rise);
    };
  };
  return (
    <Styles ref={handleParent} className={className} aria-hidden="true">
      {flight > 0 && SPARKS.map((spark) => <i key={`${flight}-${spark.index}`} style={spark.style} />)}
    </Styles>
  );
}

const SPARKS = Array.from({ length: COUNT }, (_, index) => ({
  index,
  // Fixed values that look random: neighbors never share a lane or a drift.
  style: {
    left: `${6 + ((index * 37) % 88)}%`,
    animationDelay: `${index * 70}ms`,
    '--dx': `${((index * 29) % 50) - 25}px`,
  } as CSSProperties,
}));

const rise = keyframes`
  0% { opacity: 0; transform: translate(0, 0) scale(1); }
  15% { opacity: 1; }
  100% { opacity: 0; transform: translate(var(--dx), -120px) scale(0.4); }
`;

const Styles = styled('span')`
  position: absolute;
  inset: 0;
  pointer-events: none;
  i {
    position: absolute;
    bottom: 20%;
    width: 5px;
    height: 5px;
    border-radius: 50%;
    background: var(--ember);
    opacity: 0;
    animation: ${rise} 1.6s ease-out both;
  }
`;
