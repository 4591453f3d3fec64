import type { ForgedDelivery } from '@site/api/tools/scans/contract';

/** Index of the check that rejects a forged email; undefined if it is delivered. */
export function getRejectingCheck({ spf, dkim, dmarc, ends }: ForgedDelivery): number | undefined {
  if (ends !== 'refused') return undefined;
  const failed = [spf, dkim, dmarc].findIndex(({ lets }) => !lets);
  return failed < 0 ? 2 : failed;
}

/** Labels at the end of the path. */
export const OUTCOME_LABELS: Record<ForgedDelivery['ends'], { name: string; note: string }> = {
  inbox: { name: 'Inbox', note: 'delivered' },
  junk: { name: 'Spam', note: 'goes to spam' },
  refused: { name: 'Inbox', note: 'never sees it' },
  unknown: { name: 'Inbox', note: 'not known' },
};
