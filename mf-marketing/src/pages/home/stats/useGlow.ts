import { useEffect, useState } from 'react';

const GLOW_AFTER_MS = 800;

/** True from 800 ms after the page has loaded. */
export function useGlow(): boolean {
  const [isGlowing, setGlowing] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const start = () => {
      timer = setTimeout(() => setGlowing(true), GLOW_AFTER_MS);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', start);
    };
  }, []);
  return isGlowing;
}
