import { useEffect, useRef, useState } from 'react';

/** A text that has stood still for a moment, so that typing is not talked over. What stands at first is not told. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      setSettled(text);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const SETTLE_MS = 900;
