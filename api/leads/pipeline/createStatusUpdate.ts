import { releasedEntry } from '../../platform/outbox/outboxEntries';
import type { LeadStatus } from '../enquiries/contract';
import type { EnquiryRecord } from '../enquiries/model';

/** Whether a change lets the lead's held mails go: it leaves quarantine, and not for spam. */
export function releasesHeldMails({ status }: Pick<EnquiryRecord, 'status'>, next: LeadStatus): boolean {
  return status === 'quarantined' && next !== 'quarantined' && next !== 'spam';
}

/** What is written when leads go on to a status, and how. */
export function createStatusUpdate(status: LeadStatus, releasesMails: boolean) {
  const { fields, arrayFilters } = releasedEntry();
  return {
    update: { $set: { status, ...(releasesMails && fields) }, $inc: { version: 1 } },
    options: releasesMails ? { arrayFilters } : {},
  };
}
