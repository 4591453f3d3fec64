/** An accessible wrapper of react-multi-carousel. */

export { Carousel, type CarouselProps } from './Carousel';
