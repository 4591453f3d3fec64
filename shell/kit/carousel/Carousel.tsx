import type { ReactNode } from 'react';
import { StillTrack } from './StillTrack';

/** Cards that pass by themselves. */
export function Carousel({ label, count, start = 0, renderItem, className }: CarouselProps) {
  return (
    <section className={className} aria-roledescription="carousel" aria-label={label}>
      <StillTrack count={count} start={start} current={start} renderItem={renderItem} />
    </section>
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
  /** The name of a card, for the buttons that lead to it. */
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
