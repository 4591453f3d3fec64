import { useEffect, useEffectEvent } from 'react';
import { shortcutKey } from '../../../keyboard/shortcutKey';
import type { ListAddress } from '../definition/useListAddress';

/**
 * The keys of the list: `/` search, `j` and `k` move, `x` selects, `e` opens, `n` begins, Esc closes, `?` shows them all. Enter is
 * the link's own.
 */
export function useListShortcuts(options: ListKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const act = options.isPaused ? undefined : ACTS[shortcutKey(event) ?? ''];
    if (act?.(options)) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}

interface ListKeys {
  keys: readonly string[];
  address: ListAddress;
  searchId: string;
  /** A dialog has the keys. */
  isPaused: boolean;
  /** Undefined where rows cannot be selected. */
  onSelect?: (key: string) => void;
  /** Undefined where nothing can be begun. */
  onBegin?: () => void;
  onHelp: () => void;
}

/** Each says whether it did something; if not, the key keeps its usual meaning. */
const ACTS: Record<string, (options: ListKeys) => boolean> = {
  j: (options) => move(options, 1),
  k: (options) => move(options, -1),
  x: (options) => {
    const key = currentOf(options);
    if (!key || !options.onSelect) return false;
    options.onSelect(key);
    return true;
  },
  e: (options) => {
    const key = currentOf(options);
    if (!key || options.address.openKey) return false;
    options.address.open(key);
    return true;
  },
  n: ({ onBegin }) => {
    onBegin?.();
    return onBegin !== undefined;
  },
  '/': ({ searchId }) => {
    const search = document.getElementById(searchId);
    search?.focus();
    return search !== null;
  },
  '?': ({ onHelp }) => {
    onHelp();
    return true;
  },
  Escape: ({ address }) => {
    if (!address.openKey) return false;
    address.close();
    return true;
  },
};

/** The row that is open, else the one with the focus. */
function currentOf({ keys, address }: ListKeys): string | undefined {
  const row = document.activeElement?.closest('tr')?.querySelector('[data-row]');
  const key = address.openKey ?? row?.getAttribute('data-row') ?? undefined;
  return key !== undefined && keys.includes(key) ? key : undefined;
}

/** With a record open, the next one opens; else the focus moves along the rows. */
function move(options: ListKeys, step: 1 | -1): boolean {
  const { keys, address } = options;
  const current = currentOf(options);
  const target = keys[current === undefined ? 0 : keys.indexOf(current) + step];
  if (!target) return false;
  if (address.openKey) address.open(target);
  const link = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(target)}"]`);
  link?.scrollIntoView({ block: 'nearest' });
  if (!link?.closest('[aria-hidden="true"]')) link?.focus({ preventScroll: true });
  return true;
}
