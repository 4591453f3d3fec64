import { useState } from 'react';
import { inserted, moved, replaced, without } from './itemOrder';

/** Actions on list items, with announcements for screen readers and focus handling. */
export function useItems<Item>({ items, onChange, nameOf, focusOn }: UseItemsOptions<Item>) {
  const [storedKeys, setStoredKeys] = useState<number[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState<{ item: Item; at: number }>();
  const keys = keysFor(storedKeys, items.length);

  const apply = (next: Item[], nextKeys: number[]) => {
    setStoredKeys(nextKeys);
    onChange(next);
  };
  const insert = (item: Item, at: number, action: string, part: string) => {
    const key = Math.max(-1, ...keys) + 1;
    apply(inserted(items, at, item), inserted(keys, at, key));
    setRemoved(undefined);
    setAnnouncement(`${nameOf(item)} ${action}, ${at + 1} of ${items.length + 1}.`);
    focusOn(`[data-item="${key}"] ${part}`);
    return key;
  };

  return {
    keys,
    announcement,
    removed,
    change: (at: number, item: Item) => onChange(replaced(items, at, item)),
    /** Appends an item and returns its key. */
    add: (item: Item) => insert(item, items.length, 'added', '.control'),
    duplicate: (at: number) => insert(structuredClone(items[at]!), at + 1, 'duplicated', '.handle'),
    move: (from: number, to: number) => {
      const index = Math.max(0, Math.min(items.length - 1, to));
      const action = index === from ? 'did not move' : 'moved';
      setAnnouncement(`${nameOf(items[from]!)} ${action}, ${index + 1} of ${items.length}.`);
      if (index === from) return;
      focusOn(`[data-item="${keys[from]}"] .handle`);
      apply(moved(items, from, index), moved(keys, from, index));
    },
    remove: (at: number) => {
      setRemoved({ item: items[at]!, at });
      setAnnouncement(`${nameOf(items[at]!)} removed.`);
      focusOn('.undo');
      apply(without(items, at), without(keys, at));
    },
    undoRemove: () => {
      if (removed) insert(removed.item, Math.min(removed.at, items.length), 'restored', '.handle');
    },
  };
}

export type Items<Item> = ReturnType<typeof useItems<Item>>;

interface UseItemsOptions<Item> {
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  nameOf: (item: Item) => string;
  /** Focuses an element of the list after the next render. */
  focusOn: (selector: string) => void;
}

/** Stable keys that follow the items when they are moved. */
function keysFor(storedKeys: readonly number[], count: number): number[] {
  const first = Math.max(-1, ...storedKeys) + 1;
  const more = Array.from({ length: Math.max(0, count - storedKeys.length) }, (_, at) => first + at);
  return [...storedKeys.slice(0, count), ...more];
}
