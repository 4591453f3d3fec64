import { useReducedMotion } from '@site/shell/kit';
import { type RefObject, useEffect, useState } from 'react';
import { autoplayDelay } from './autoplayDelay';

const HALF = 0.5;

/**
 * Plays the film once, when at least half of it has been in view for a moment. Returns true if the browser or
 * the reduced motion setting prevented it.
 */
export function useAutoplay(video: RefObject<HTMLVideoElement | null>): boolean {
  const isCalm = useReducedMotion();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const film = video.current;
    if (!film || isCalm || typeof IntersectionObserver === 'undefined') return;
    let timer: ReturnType<typeof setTimeout>;
    const play = () => {
      observer.disconnect();
      if (!film.paused || film.currentTime > 0) return;
      // Set here because React sets it as a property only, not in the markup.
      film.muted = true;
      film.play().catch((error: Error) => setRefused(error.name !== 'AbortError'));
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry && entry.intersectionRatio >= HALF)
          timer = setTimeout(play, autoplayDelay(navigator.userAgent));
      },
      { threshold: HALF },
    );
    observer.observe(film);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [video, isCalm]);
  return isRefused || isCalm;
}
