import { useState } from 'react';

/** Which items of a list are open, by their keys. */
export function useExpandedItems(isCollapsible: boolean) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  return {
    isOpen: (key: number) => !isCollapsible || opened.has(key),
    open: (key: number) => setOpened(new Set([...opened, key])),
    toggle: (key: number) =>
      setOpened(new Set(opened.has(key) ? [...opened].filter((each) => each !== key) : [...opened, key])),
  };
}
