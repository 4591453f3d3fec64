import { type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';

const OPEN_DELAY = 700;
const SKIP_DELAY = 300;

/** Which control's tooltip is open: delay, the window in which the next one opens at once, focus, and closing. */
export function useTooltipTimer() {
  const [control, setControl] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    if (control) lastClosed = Date.now();
    setControl(null);
  };
  const handlers: TooltipHandlers = {
    onPointerEnter({ currentTarget }) {
      const wait = Date.now() - lastClosed < SKIP_DELAY ? 0 : OPEN_DELAY;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setControl(currentTarget), wait);
    },
    onPointerLeave: close,
    // Touch fires hover and press together: no tooltip opens.
    onPointerDown: close,
    onFocus({ currentTarget }) {
      if (currentTarget.matches(':focus-visible')) setControl(currentTarget);
    },
    onBlur: close,
  };
  return { control, close, handlers };
}

export interface TooltipHandlers {
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: () => void;
  onPointerDown?: () => void;
  onFocus?: (event: SyntheticEvent) => void;
  onBlur?: () => void;
}

let lastClosed = 0;
