import { type RefObject, useEffect, useState } from 'react';

/** The playback state of the film, and the action of a click. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState(AT_REST);
  useEffect(() => {
    const film = video.current;
    if (!film) return;
    const read = () =>
      setState((last) => ({
        isPlaying: !film.paused && !film.ended,
        hasStarted: last.hasStarted || film.currentTime > 0,
        time: film.currentTime,
        duration: film.duration || 0,
      }));
    for (const event of EVENTS) film.addEventListener(event, read);
    return () => {
      for (const event of EVENTS) film.removeEventListener(event, read);
    };
  }, [video]);
  const toggle = () => {
    const film = video.current;
    if (!film) return;
    // If the film cannot play, its poster image stays.
    if (film.paused) film.play().catch(() => {});
    else film.pause();
  };
  return { ...state, toggle };
}

const AT_REST = { isPlaying: false, hasStarted: false, time: 0, duration: 0 };
const EVENTS = ['play', 'pause', 'ended', 'timeupdate', 'loadedmetadata'];
