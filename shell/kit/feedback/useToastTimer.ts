import { useEffect, useState } from 'react';

/** Dismisses a toast after `duration` ms, not counting time when it is hovered or focused. */
export function useToastTimer(duration: number, end: () => void) {
  const [timer] = useState(() => pausableTimer(duration, end));
  useEffect(() => {
    timer.resume();
    return timer.pause;
  }, [timer]);
  return {
    onPointerEnter: timer.pause,
    onPointerLeave: timer.resume,
    onFocus: timer.pause,
    onBlur: timer.resume,
  };
}

function pausableTimer(duration: number, end: () => void) {
  let left = duration;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= Date.now() - startedAt;
  };
  const resume = () => {
    pause();
    startedAt = Date.now();
    timer = setTimeout(end, left);
  };
  return { pause, resume };
}
