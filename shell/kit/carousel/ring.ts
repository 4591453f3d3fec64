/** How many cards stand before the current one: one where three are in view, so that it is the middle one. */
export function lead(perView: number): number {
  return perView >= 3 ? 1 : 0;
}

/** The track's slide that shows a card as the current one, behind the copies the track begins with. */
export function slideOf(card: number, perView: number): number {
  return 2 * perView + card - lead(perView);
}

/** The current card of a slide, in a ring of `count`. */
export function cardOf(slide: number, perView: number, count: number): number {
  return (((slide - 2 * perView + lead(perView)) % count) + count) % count;
}
