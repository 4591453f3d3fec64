import { type RefObject, useEffect } from 'react';
import type { ButtonGroupProps } from 'react-multi-carousel';

/**
 * Observes the track's state: reports how many cards are in view, and makes the others inert, which the track itself
 * hides only from screen readers.
 */
export function TrackState({ container, onPerView, carouselState }: TrackStateProps) {
  const perView = carouselState?.slidesToShow ?? 0;
  useEffect(() => onPerView(perView), [perView, onPerView]);
  useEffect(() => {
    for (const item of container.current?.querySelectorAll<HTMLElement>('.react-multi-carousel-item') ?? []) {
      item.inert = item.getAttribute('aria-hidden') === 'true';
    }
  });
  return null;
}

interface TrackStateProps extends ButtonGroupProps {
  container: RefObject<HTMLElement | null>;
  onPerView: (perView: number) => void;
}
