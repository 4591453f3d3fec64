import styled from '@emotion/styled';
import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { useTooltipTimer } from './useTooltipTimer';

/**
 * A short explanation of the control it wraps: 700 ms after pointing at it or at once on keyboard focus; within
 * 300 ms of the last one, the next opens at once. Esc closes it. Never the only place something is said.
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId();
  const { open, handlers } = useTooltipTimer();
  return (
    <Anchor {...handlers}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} role="tooltip" className={`tip on-${side}`} hidden={!open}>
        {text}
      </span>
    </Anchor>
  );
}

export interface TooltipProps {
  text: ReactNode;
  /** The control it explains. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  side?: 'top' | 'bottom';
}

const Anchor = styled('span')`
  position: relative;
  display: inline-flex;
  .tip { position: absolute; left: 50%; transform: translateX(-50%); z-index: 70; width: max-content; max-width: min(260px, 80vw); padding: 7px 11px; border-radius: 6px; background: var(--ink); color: var(--on-dark); font: 500 0.8125rem/1.4 var(--sans); letter-spacing: 0; text-align: left; white-space: normal; pointer-events: none; box-shadow: var(--sh-float); }
  .on-top { bottom: calc(100% + 8px); }
  .on-bottom { top: calc(100% + 8px); }
`;
