import { useEffect, useRef } from 'react';

/** Ends a notice after `duration` ms, not counting the time it is pointed at or holds the focus. */
export function useToastTimer(duration: number, end: () => void) {
  const left = useRef(duration);
  const started = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const handlers = useRef({
    resume() {
      started.current = Date.now();
      clearTimeout(timer.current);
      timer.current = setTimeout(end, left.current);
    },
    pause() {
      clearTimeout(timer.current);
      left.current -= Date.now() - started.current;
    },
  }).current;

  useEffect(() => {
    handlers.resume();
    return () => clearTimeout(timer.current);
  }, [handlers]);

  return {
    onPointerEnter: handlers.pause,
    onPointerLeave: handlers.resume,
    onFocus: handlers.pause,
    onBlur: handlers.resume,
  };
}
