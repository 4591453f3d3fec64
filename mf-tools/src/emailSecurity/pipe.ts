import type { ForgedWay } from '@site/api/contract/scans';

/** How far a forged mail comes: past how many of the three valves, and where it ends. */
export function reachOf({ spf, dkim, dmarc, ends }: ForgedWay): { stopsAt: number | undefined } {
  if (ends !== 'refused') return { stopsAt: undefined };
  const shut = [spf, dkim, dmarc].findIndex(({ lets }) => !lets);
  return { stopsAt: shut < 0 ? 2 : shut };
}

export const TANKS: Record<ForgedWay['ends'], { name: string; note: string }> = {
  inbox: { name: 'Inbox', note: 'delivered' },
  junk: { name: 'Junk', note: 'lands in junk' },
  refused: { name: 'Inbox', note: 'never sees it' },
  unknown: { name: 'Inbox', note: 'not known' },
};
