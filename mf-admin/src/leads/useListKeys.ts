import type { LeadSummary } from '@site/api/contract/leads';
import { useEffect, useEffectEvent } from 'react';
import type { useLeadFilter } from './useLeadFilter';

/** The keys of the list: `/` search, `j` and `k` move, Esc closes, `?` shows them all. Enter is the link's own. */
export function useListKeys(options: ListKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target))
      return;
    const act = ACTS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (act?.(options)) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}

interface ListKeys {
  rows: readonly LeadSummary[];
  leads: ReturnType<typeof useLeadFilter>;
  onHelp: () => void;
}

/** Each says whether it did something; if not, the key keeps its usual meaning. */
const ACTS: Record<string, (keys: ListKeys) => boolean> = {
  j: (keys) => move(keys, 1),
  k: (keys) => move(keys, -1),
  '/': () => {
    document.getElementById('lead-search')?.focus();
    return true;
  },
  '?': ({ onHelp }) => {
    onHelp();
    return true;
  },
  Escape: ({ leads }) => {
    if (!leads.openId) return false;
    leads.close();
    return true;
  },
};

/** With a lead open, the next one opens; else the focus moves along the rows. */
function move({ rows, leads }: ListKeys, step: 1 | -1): boolean {
  const focused = document.activeElement?.getAttribute('data-lead');
  const current = rows.findIndex(({ reference }) => reference === (leads.openId ?? focused));
  const target = rows[current < 0 ? 0 : current + step];
  if (!target) return false;
  if (leads.openId) leads.open(target.reference);
  const link = document.querySelector<HTMLElement>(`[data-lead="${CSS.escape(target.reference)}"]`);
  link?.scrollIntoView({ block: 'nearest' });
  if (!link?.closest('[aria-hidden="true"]')) link?.focus({ preventScroll: true });
  return true;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [role="menu"]') !== null;
}
