import { type RefObject, useRef } from 'react';
import type { Track } from './multiCarousel';

/** Moves the track to a slide, at once or, because it ignores requests while it moves, when the current move ends. */
export function useDestination(track: RefObject<Track | null>) {
  const isMoving = useRef(false);
  const wanted = useRef<number>(null);
  const go = (slide: number) => {
    wanted.current = slide;
    if (!isMoving.current) track.current?.goToSlide(slide);
  };
  return {
    go,
    /** Called when a move begins. */
    handleDepart: () => {
      isMoving.current = true;
      wanted.current = null;
    },
    /** and as it ends. */
    handleArrive: () => {
      isMoving.current = false;
      if (wanted.current !== null) go(wanted.current);
    },
  };
}
