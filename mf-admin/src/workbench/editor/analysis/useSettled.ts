import { useEffect, useState } from 'react';

const DELAY_MS = 800;

/** A value once it stops changing; at first, the value itself. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
