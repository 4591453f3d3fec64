import { useEffect, useEffectEvent, useState } from 'react';

/** Seconds until a time, updated every second, and the elapsed share. `onExpired` is called once. */
export function useCountdown(until: number, onExpired: () => void): { left: number; passed: number } {
  const [start] = useState(() => Date.now());
  const [now, setNow] = useState(start);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const end = useEffectEvent(onExpired);
  const isExpired = left === 0;
  useEffect(() => {
    if (isExpired) end();
  }, [isExpired]);
  return { left, passed: Math.min(1, (now - start) / Math.max(1, until - start)) };
}
