import { type ReactNode, useState } from 'react';
import { useHydrated } from '../motion/useHydrated';
import { useReducedMotion } from '../motion/useReducedMotion';
import { CarouselFrame } from './CarouselFrame';
import { MovingTrack } from './MovingTrack';
import { StaticTrack } from './StaticTrack';

/**
 * An automatic carousel that loops: three cards in view from 1024 px, two from 640, one below. The current card is
 * the middle one of three, else the first. It can be paused and continues after manual use; it stops while the
 * keyboard focus is inside, in a hidden tab and with reduced motion. Without scripts it is a scrollable list.
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
        <StaticTrack {...cards} />
      )}
    </CarouselFrame>
  );
}

export interface CarouselProps {
  /** Accessible name of the carousel. */
  label: string;
  count: number;
  /** Index of the card it starts on. */
  start?: number;
  /** Milliseconds between moves. */
  interval?: number;
  /** Accessible name of a card's indicator. */
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
