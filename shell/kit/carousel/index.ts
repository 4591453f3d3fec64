/** Cards that pass by themselves: react-multi-carousel, made accessible. */

export { Carousel, type CarouselProps } from './Carousel';
