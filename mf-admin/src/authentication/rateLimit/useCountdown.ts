import { useEffect, useEffectEvent, useState } from 'react';

/** Whole seconds until a moment, told anew each second, and the share of the time that is over. `onOver` is called once. */
export function useCountdown(until: number, onOver: () => void): { left: number; passed: number } {
  const [start] = useState(() => Date.now());
  const [now, setNow] = useState(start);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const end = useEffectEvent(onOver);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return { left, passed: Math.min(1, (now - start) / Math.max(1, until - start)) };
}
