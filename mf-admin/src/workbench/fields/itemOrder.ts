/** A list with one of its items at another place; the others keep their order. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)];
}

export const inserted = <Item>(items: readonly Item[], at: number, item: Item): Item[] => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
];

export const without = <Item>(items: readonly Item[], at: number): Item[] =>
  items.filter((_, each) => each !== at);

export const replaced = <Item>(items: readonly Item[], at: number, item: Item): Item[] =>
  items.map((each, index) => (index === at ? item : each));

/** The place at which an item comes to lie when it is let go at a height, from the middles of all of them. */
export function dropIndex(centers: readonly number[], from: number, height: number): number {
  return centers.filter((center, at) => at !== from && center < height).length;
}
