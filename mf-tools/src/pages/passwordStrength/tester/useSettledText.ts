import { useEffect, useRef, useState } from 'react';

/** Debounces a text for announcements. The initial text is not announced. */
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
