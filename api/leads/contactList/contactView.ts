import { maskEmail, maskName } from '../pipeline/leadView';
import type { ContactSummary } from './contract';
import type { ListedContactRecord } from './model';

/** A contact as the list shows it. Personal details are masked for those who may not see them. */
export function toContactSummary(record: ListedContactRecord, canSeePersonal: boolean): ContactSummary {
  const { _id: id, company, origins, leads, bookings, lead = null, seenAt, imported, version } = record;
  const { name, email, phone } = record;
  return {
    id,
    name: canSeePersonal ? name : maskName(name),
    company,
    email: canSeePersonal ? email : maskEmail(email),
    phone: canSeePersonal || !phone ? phone : `…${phone.replace(/\D/g, '').slice(-2)}`,
    origins,
    leads,
    bookings,
    lead,
    seenAt: seenAt.toISOString(),
    importedAt: imported?.at.toISOString() ?? null,
    version,
    masked: !canSeePersonal,
  };
}
