/** The list with one item moved to another index. */
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

/** The index at which an item is dropped at a height, given the vertical centers of all items. */
export function dropIndex(centers: readonly number[], from: number, height: number): number {
  return centers.filter((center, at) => at !== from && center < height).length;
}
