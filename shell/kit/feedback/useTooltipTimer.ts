import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

const OPEN_DELAY = 700;
const SKIP_DELAY = 300;

/** When a tooltip is open: the delay, the window in which the next one skips it, focus, and Esc. */
export function useTooltipTimer() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    if (open) lastClosed = Date.now();
    setOpen(false);
  };
  return {
    open,
    handlers: {
      onPointerEnter() {
        const wait = Date.now() - lastClosed < SKIP_DELAY ? 0 : OPEN_DELAY;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setOpen(true), wait);
      },
      onPointerLeave: close,
      onFocus(event: { target: Element }) {
        if (event.target.matches(':focus-visible')) setOpen(true);
      },
      onBlur: close,
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Escape') close();
      },
    },
  };
}

let lastClosed = 0;
