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

/** The index to which a key moves an item; undefined for other keys. */
export function keyTarget({ key }: { key: string }, at: number, count: number): number | undefined {
  const positions: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 };
  return positions[key];
}

/** The class of an item during a drag: lifted, or with the drop position before or after it. */
export function dropClass(at: number, drag?: { from: number; to: number }): string | undefined {
  if (!drag) return undefined;
  if (at === drag.from) return 'is-lifted';
  if (at !== drag.to || drag.to === drag.from) return undefined;
  return drag.to < drag.from ? 'is-before' : 'is-after';
}
