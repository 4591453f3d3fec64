import styled from '@emotion/styled/base';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** An open tooltip, above all content: above its control or, without room, below it; beside it if requested. */
export function OpenTooltip({ id, control, close, side, children }: OpenTooltipProps) {
  const tip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const follow = () => tip.current && positionTooltip(tip.current, control, side);
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    tip.current?.showPopover?.();
    follow();
    document.addEventListener('scroll', follow, true);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('scroll', follow, true);
      document.removeEventListener('keydown', handleKey);
    };
  }, [control, close, side]);
  return (
    <Styles ref={tip} id={id} role="tooltip" popover="manual">
      {children}
    </Styles>
  );
}

export interface OpenTooltipProps {
  id: string;
  control: Element;
  close: () => void;
  side?: 'left';
  children: ReactNode;
}

const GAP = 8;

function positionTooltip(tip: HTMLElement, control: Element, side?: 'left'): void {
  const { left, top, bottom, width, height } = control.getBoundingClientRect();
  if (side && left >= tip.offsetWidth + 2 * GAP) {
    tip.style.left = `${left - tip.offsetWidth - GAP}px`;
    tip.style.top = `${top + (height - tip.offsetHeight) / 2}px`;
    return;
  }
  const most = document.documentElement.clientWidth - tip.offsetWidth - GAP;
  const above = top - tip.offsetHeight - GAP;
  tip.style.left = `${Math.max(GAP, Math.min(left + (width - tip.offsetWidth) / 2, most))}px`;
  tip.style.top = `${above < GAP ? bottom + GAP : above}px`;
}

const Styles = styled('span')`
  position: fixed;
  inset: auto;
  margin: 0;
  width: max-content;
  max-width: min(260px, 80vw);
  padding: 7px 11px;
  border: 0;
  border-radius: 6px;
  background: var(--ink);
  color: var(--paper);
  font: 500 0.8125rem / 1.4 var(--sans);
  pointer-events: none;
  box-shadow: var(--sh-float);
`;
