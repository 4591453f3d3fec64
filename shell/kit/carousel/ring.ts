/** Number of visible cards before the current one: one of three, so that the current card is in the middle. */
export function lead(perView: number): number {
  return perView >= 3 ? 1 : 0;
}

/** The slide index that makes a card current, after the copies at the track's beginning. */
export function slideOf(card: number, perView: number): number {
  return 2 * perView + card - lead(perView);
}

/** The current card of a slide, of `count` cards in a loop. */
export function cardOf(slide: number, perView: number, count: number): number {
  return (((slide - 2 * perView + lead(perView)) % count) + count) % count;
}
