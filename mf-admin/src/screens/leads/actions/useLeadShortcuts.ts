import type { LeadStatus } from '@site/api/leads/enquiries/contract';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { shortcutKey } from '../../../keyboard/shortcutKey';
import { stageKeys } from './leadShortcuts';

/** Keyboard shortcuts of the open lead: 1 to 6 move it, `a`, `n`, `t` and `r` go to an element with that `data-key`. */
export function useLeadShortcuts({ panel, onMove, isPaused }: LeadShortcutOptions): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutKey(event);
    if (isPaused || !key || event.shiftKey || !panel.current) return;
    // Another dialog above the lead has its own keys.
    const dialog = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
    if (dialog && !dialog.contains(panel.current)) return;
    const stage = /^[1-6]$/.test(key) ? stageKeys[Number(key) - 1] : undefined;
    if (stage) onMove(stage);
    else if (!('antr'.includes(key) && goTo(panel.current, key))) return;
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}

interface LeadShortcutOptions {
  /** The element around the lead. */
  panel: RefObject<HTMLElement | null>;
  onMove: (status: LeadStatus) => void;
  isPaused: boolean;
}

/** Focuses a field, or presses the button. Returns whether there is one. */
function goTo(panel: HTMLElement, key: string): boolean {
  const target = panel.querySelector<HTMLElement>(
    `[data-key="${key}"] *:is(button, a, input, textarea):not(:disabled)`,
  );
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
  if (target?.matches('button, a')) target.click();
  return target !== null;
}
