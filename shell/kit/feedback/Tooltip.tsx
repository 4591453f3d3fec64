import { cloneElement, type ReactElement, useId } from 'react';
import { OpenTooltip } from './OpenTooltip';
import { type TooltipHandlers, useTooltipTimer } from './useTooltipTimer';

/**
 * A short explanation of the control in it: 700 ms after pointing at it or at once on keyboard focus; within 300 ms of
 * the last one, the next opens at once. Esc and pressing the control close it; touch opens none. Never the only place
 * something is said: on a control without visible words it repeats the name.
 */
export function Tooltip({ text, side, children }: TooltipProps) {
  const id = useId();
  const { control, close, handlers } = useTooltipTimer();
  const isName = children.props['aria-label'] === text;
  return (
    <>
      {cloneElement(children, { ...handlers, ...(control && !isName && { 'aria-describedby': id }) })}
      {control && <OpenTooltip {...{ id, control, close, side }}>{text}</OpenTooltip>}
    </>
  );
}

export interface TooltipProps {
  text: string;
  /** Where it opens: above, or below where there is no room, unless it is to leave free what is there. */
  side?: 'left';
  /** The control it explains; its own handlers for pointer and focus give way to the tooltip's. */
  children: ReactElement<TooltipHandlers & { 'aria-label'?: string; 'aria-describedby'?: string }>;
}
