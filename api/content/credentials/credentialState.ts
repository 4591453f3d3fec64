import type { CredentialDraft, CredentialEntry } from './contract';

/** Members are warned this many days before the last valid day. */
export const WARNING_DAYS = 30;

/** Whether a credential is shown on a day such as `2026-11-27`, and whether that ends soon. It is valid on its last day. */
export function credentialState(
  { isShown, validUntil }: Pick<CredentialDraft, 'isShown' | 'validUntil'>,
  today: string,
): CredentialEntry['state'] {
  if (validUntil && validUntil < today) return 'expired';
  if (!isShown) return 'hidden';
  return validUntil && validUntil <= addDays(today, WARNING_DAYS) ? 'expiring' : 'shown';
}

function addDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
