import { cloneElement, type ReactElement, useId } from 'react';
import { OpenTooltip } from './OpenTooltip';
import { type TooltipHandlers, useTooltipTimer } from './useTooltipTimer';

/**
 * A tooltip for a control: opens after 700 ms of hover, or at once on keyboard focus or within 300 ms of the last
 * one. Esc and pressing the control close it; touch never opens it. It must not be the only source of information: on
 * an icon button it repeats the name.
 */
export function Tooltip({ text, side, children }: TooltipProps) {
  const id = useId();
  const { control, close, handlers } = useTooltipTimer();
  const isName = children.props['aria-label'] === text;
  return (
    <>
      {cloneElement(children, { ...handlers, ...(control && !isName && { 'aria-describedby': id }) })}
      {control && (
        <OpenTooltip id={id} control={control} close={close} side={side}>
          {text}
        </OpenTooltip>
      )}
    </>
  );
}

export interface TooltipProps {
  text: string;
  /** Preferred side; default is above, or below if there is no room. */
  side?: 'left';
  /** The control; the tooltip replaces its own pointer and focus handlers. */
  children: ReactElement<TooltipHandlers & { 'aria-label'?: string; 'aria-describedby'?: string }>;
}
