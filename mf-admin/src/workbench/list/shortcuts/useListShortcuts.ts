import { useEffect, useEffectEvent } from 'react';
import { shortcutKey } from '../../../keyboard/shortcutKey';
import type { ListUrl } from '../definition/useListUrl';

/**
 * Keyboard shortcuts of the list: `/` search, `j` and `k` move, `x` select, Shift with `x` select a range, `e` open, `n` create, Esc close, `?` help.
 * Enter follows the row's link.
 */
export function useListShortcuts(options: ListShortcutOptions): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const action = options.isPaused ? undefined : ACTIONS[shortcutKey(event) ?? ''];
    if (action?.(options, event)) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}

interface ListShortcutOptions {
  keys: readonly string[];
  address: ListUrl;
  searchId: string;
  /** Whether an open dialog disables the shortcuts. */
  isPaused: boolean;
  /** Undefined where rows cannot be selected. */
  onSelect?: (key: string, isRange: boolean) => void;
  /** Undefined if the member cannot create records here. */
  onCreate?: () => void;
  onHelp: () => void;
}

/** Each returns whether it handled the key; otherwise the default action applies. */
const ACTIONS: Record<string, (options: ListShortcutOptions, event: KeyboardEvent) => boolean> = {
  j: (options) => move(options, 1),
  k: (options) => move(options, -1),
  x: (options, { shiftKey }) => {
    const key = currentKey(options);
    if (!key || !options.onSelect) return false;
    options.onSelect(key, shiftKey);
    return true;
  },
  e: (options) => {
    const key = currentKey(options);
    if (!key || options.address.openKey) return false;
    options.address.open(key);
    return true;
  },
  n: ({ onCreate: onBegin }) => {
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

/** The key of the open row, otherwise of the focused row. */
function currentKey({ keys, address }: ListShortcutOptions): string | undefined {
  const row = document.activeElement?.closest('tr, li')?.querySelector('[data-row]');
  const key = address.openKey ?? row?.getAttribute('data-row') ?? undefined;
  return key !== undefined && keys.includes(key) ? key : undefined;
}

/** With a record open, the next one opens; else the focus moves along the rows. */
function move(options: ListShortcutOptions, step: 1 | -1): boolean {
  const { keys, address } = options;
  const current = currentKey(options);
  const target = keys[current === undefined ? 0 : keys.indexOf(current) + step];
  if (!target) return false;
  if (address.openKey) address.open(target);
  const link = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(target)}"]`);
  link?.scrollIntoView({ block: 'nearest' });
  if (!link?.closest('[aria-hidden="true"]')) link?.focus({ preventScroll: true });
  return true;
}
