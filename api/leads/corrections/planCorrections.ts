import { oneLine } from '../../platform/http/sanitizeText';
import type { PersonChange } from './contract';

/** A detail that was wrong. */
export interface Correction {
  field: 'name' | 'phone' | 'company' | 'email';
  former: string;
  value: string;
}

const fields = ['name', 'phone', 'company', 'email'] as const;

/** What a change corrects. */
export function planCorrections(
  present: Record<Correction['field'], string>,
  change: PersonChange,
): Correction[] {
  return fields.flatMap((field) => {
    const wanted = change[field];
    if (wanted === undefined) return [];
    const [former, value] = [present[field], oneLine(wanted).trim()];
    return value === former ? [] : [{ field, former, value }];
  });
}

/** What becomes of a record: the corrected details that it has as they were. Case makes no difference in an email address. */
export function applyCorrections<R extends Partial<Record<Correction['field'], string>>>(
  record: R,
  corrections: Correction[],
): Partial<Record<Correction['field'], string>> {
  const found = corrections.filter(({ field, former }) => {
    const stored = record[field];
    return field === 'email' ? stored?.toLowerCase() === former.toLowerCase() : stored === former;
  });
  return Object.fromEntries(found.map(({ field, value }) => [field, value]));
}

/** Corrections as the history of a person stores them. */
export const eventsOf = (corrections: Correction[], by: string, at = new Date()) =>
  corrections.map(({ field: kind, former, value }) => ({ at, kind, former, value, by }));

/** The details before and after, for the audit log. */
export const auditedCorrections = (corrections: Correction[]) => ({
  before: Object.fromEntries(corrections.map(({ field, former }) => [field, former])),
  after: Object.fromEntries(corrections.map(({ field, value }) => [field, value])),
});
