import type { ContentDocument } from '@site/api/content/documents/contract';
import { formatSubscribers } from './newsletterLabels';
import { useMailing } from './useMailing';

/** What unpublishing a newsletter does: while it is being sent, that is canceled. */
export function UnpublishNote({ document }: { document: ContentDocument<object> }) {
  const { mailing } = useMailing(document);
  if (mailing?.state === 'sent' || mailing?.state === 'canceled') return 'Its page goes offline.';
  if (!mailing) return 'Its page goes offline. Emails that aren’t sent yet are canceled.';
  const { readers, sent, skipped, failed, unknown } = mailing;
  const unsent = Math.max(0, readers - sent - skipped - failed - unknown);
  return `Its page goes offline, and sending is canceled: ${formatSubscribers(sent)} got it, and ${unsent.toLocaleString('en-US')} won’t get it, even if you publish it again. To continue later, pause sending instead.`;
}
