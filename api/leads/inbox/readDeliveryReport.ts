import { countSoftBounce, SOFT_BOUNCE_LIMIT } from './countSoftBounce';
import { findLatestLead } from './findLatestLead';
import type { ReportPorts } from './InboxPorts';
import { AddressState, type AddressStateRecord, type ReceivedEmailRecord } from './model';
import type { BounceReport } from './readBounce';
import type { Received } from './storeReceived';

/** That an email to a person did not arrive, or was called spam. */
export interface DeliveryReport
  extends Omit<BounceReport, 'messageIds'>,
    Pick<ReceivedEmailRecord, '_id' | 'emailNorm' | 'from' | 'subject' | 'at'> {}

/** What is stored of a report, and what follows from it: newsletters to the address stop or pause. */
export async function readDeliveryReport(
  { kind, reason, isSoft, ...report }: DeliveryReport,
  { stopMailings, pauseMailings }: Pick<ReportPorts, 'stopMailings' | 'pauseMailings'>,
): Promise<Received> {
  const { emailNorm, at } = report;
  const lead = await findLatestLead([emailNorm]);
  const email: ReceivedEmailRecord = {
    ...report,
    kind: kind === 'complained' ? 'complaint' : 'bounce',
    reference: lead?.reference ?? '',
    text: `${titles[kind]}: ${reason}`,
    fullText: '',
    attachments: [],
    isAutomatic: true,
    isVerified: true,
  };
  const apply = async () => {
    if (kind === 'delayed') {
      const known = await AddressState.findById(emailNorm).lean<AddressStateRecord>();
      if (known && known.state !== kind) return;
      const softBouncedAt = isSoft
        ? countSoftBounce(known?.softBouncedAt ?? [], at)
        : (known?.softBouncedAt ?? []);
      const isOver = softBouncedAt.length >= SOFT_BOUNCE_LIMIT;
      const set = { state: kind, reason, at, softBouncedAt: isOver ? [] : softBouncedAt };
      await AddressState.updateOne({ _id: emailNorm }, { $set: set }, { upsert: true });
      if (isOver) await pauseMailings(emailNorm, reason);
      return;
    }
    await AddressState.updateOne({ _id: emailNorm }, { $set: { state: kind, reason, at } }, { upsert: true });
    await stopMailings(emailNorm, kind, reason);
  };
  return { email, apply };
}

const titles: Record<BounceReport['kind'], string> = {
  bounced: 'Not delivered',
  delayed: 'Delayed or temporarily refused',
  complained: 'Complaint',
};
