import type { ForgedDelivery } from '@site/api/tools/scans/contract';

/** The index of the check that refuses a forged mail; undefined where it is delivered. */
export function refusedAt({ spf, dkim, dmarc, ends }: ForgedDelivery): number | undefined {
  if (ends !== 'refused') return undefined;
  const failed = [spf, dkim, dmarc].findIndex(({ lets }) => !lets);
  return failed < 0 ? 2 : failed;
}

/** What is written at the end of the path. */
export const MAILBOXES: Record<ForgedDelivery['ends'], { name: string; note: string }> = {
  inbox: { name: 'Inbox', note: 'delivered' },
  junk: { name: 'Junk', note: 'lands in junk' },
  refused: { name: 'Inbox', note: 'never sees it' },
  unknown: { name: 'Inbox', note: 'not known' },
};
