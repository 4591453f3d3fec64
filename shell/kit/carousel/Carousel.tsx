import { type ReactNode, useState } from 'react';
import { useHydrated } from '../motion/useHydrated';
import { useReducedMotion } from '../motion/useReducedMotion';
import { CarouselFrame } from './CarouselFrame';
import { MovingTrack } from './MovingTrack';
import { StillTrack } from './StillTrack';

/**
 * Cards that pass by themselves, in a loop: three in view from 1024 px, two from 640, one below. The current card is
 * the middle one of three, else the first. It can be paused and keeps playing after it was used; it rests while the
 * keyboard's focus is inside, in a hidden tab and under reduced motion. Without scripts it is a list one scrolls.
 */
export function Carousel({
  label,
  count,
  start = 0,
  interval = 4000,
  itemName,
  renderItem,
  className,
}: CarouselProps) {
  const isHydrated = useHydrated();
  const calm = useReducedMotion();
  const [current, setCurrent] = useState(start);
  const cards = { count, start, renderItem, current };
  return (
    <CarouselFrame className={className} role="group" aria-roledescription="carousel" aria-label={label}>
      {isHydrated ? (
        <MovingTrack {...cards} calm={calm} interval={interval} itemName={itemName} onCurrent={setCurrent} />
      ) : (
        <StillTrack {...cards} />
      )}
    </CarouselFrame>
  );
}

export interface CarouselProps {
  /** What the cards are, for screen readers. */
  label: string;
  count: number;
  /** Index of the card it starts on. */
  start?: number;
  /** Milliseconds between moves. */
  interval?: number;
  /** The name of a card, for the mark that leads to it. */
  itemName: (index: number) => string;
  renderItem: (index: number, isCurrent: boolean) => ReactNode;
  className?: string;
}

export interface CardsProps {
  count: number;
  start: number;
  current: number;
  renderItem: (index: number, isCurrent: boolean) => ReactNode;
}
