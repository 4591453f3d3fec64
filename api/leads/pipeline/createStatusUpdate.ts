import { releaseUpdate } from '../../platform/outbox/outboxEntries';
import type { LeadStatus } from '../enquiries/contract';
import type { EnquiryRecord } from '../enquiries/model';

/** Whether a change of status releases the held emails: from quarantine to anything but spam. */
export function releasesHeldMails({ status }: Pick<EnquiryRecord, 'status'>, next: LeadStatus): boolean {
  return status === 'quarantined' && next !== 'quarantined' && next !== 'spam';
}

/** The update that sets a status, with its options. */
export function createStatusUpdate(status: LeadStatus, releasesMails: boolean) {
  const { fields, arrayFilters } = releaseUpdate();
  return {
    update: { $set: { status, ...(releasesMails && fields) }, $inc: { version: 1 } },
    options: releasesMails ? { arrayFilters } : {},
  };
}
