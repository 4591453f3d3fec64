import type { ComponentClass } from 'react';
import imported, { type CarouselProps } from 'react-multi-carousel';

/** The CommonJS default export of react-multi-carousel: with strict ESM interop it is nested in `default`. */
export const MultiCarousel = (
  'default' in imported ? imported.default : imported
) as ComponentClass<CarouselProps>;

/** The part of the track's instance that the wrapper uses. */
export interface Track {
  state: { currentSlide: number; slidesToShow: number };
  next: (skipped: number) => void;
  previous: (skipped: number) => void;
  goToSlide: (slide: number, skipCallbacks?: boolean, isAnimated?: boolean) => void;
}

/** Visible cards by window width. */
export const responsive = {
  wide: { breakpoint: { max: 100_000, min: 1024 }, items: 3 },
  middle: { breakpoint: { max: 1023, min: 640 }, items: 2 },
  narrow: { breakpoint: { max: 639, min: 0 }, items: 1 },
};
