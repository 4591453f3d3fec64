import { maskEmail } from '../../leads/pipeline/leadView';
import type { CrmContact as View } from './contract';
import type { CrmContactRecord } from './model';

/** A contact of the queue. Personal details are masked for those who may not see them. */
export function toCrmContactView(record: CrmContactRecord, canSeePersonal: boolean): View {
  const { _id, email, task, state, attempts, nextAt, error, hubspotId, changes, syncedAt, reviewedAt } =
    record;
  const isWaiting = state === 'pending' || state === 'retry';
  const hide = (value: string) => (canSeePersonal || !value ? value : 'Hidden for your role.');
  return {
    id: _id,
    email: canSeePersonal ? email : maskEmail(email),
    task,
    state,
    attempts,
    nextTryAt: (isWaiting && nextAt?.toISOString()) || null,
    // HubSpot's messages may contain values.
    error: hide(error),
    hubspotId: hubspotId ?? null,
    changes: changes.map(({ property, direction, before, after }) => ({
      property,
      direction,
      before: hide(before),
      after: hide(after),
    })),
    syncedAt: syncedAt?.toISOString() ?? null,
    reviewedAt: reviewedAt?.toISOString() ?? null,
    updatedAt: record.updatedAt.toISOString(),
    version: record.version,
    masked: !canSeePersonal,
  };
}
