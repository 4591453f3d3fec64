import type { ComponentClass } from 'react';
import imported, { type CarouselProps } from 'react-multi-carousel';

/** The track. CommonJS: under Node's and webpack's strict rules its default is inside its default. */
export const MultiCarousel = (
  'default' in imported ? imported.default : imported
) as ComponentClass<CarouselProps>;

/** What the wrapper uses of a mounted track. */
export interface Track {
  state: { currentSlide: number; slidesToShow: number };
  next: (skipped: number) => void;
  previous: (skipped: number) => void;
  goToSlide: (slide: number, skipCallbacks?: boolean, isAnimated?: boolean) => void;
}

/** Cards in view by width of the window. */
export const responsive = {
  wide: { breakpoint: { max: 100_000, min: 1024 }, items: 3 },
  middle: { breakpoint: { max: 1023, min: 640 }, items: 2 },
  narrow: { breakpoint: { max: 639, min: 0 }, items: 1 },
};
