import { readStorageJson, writeStorage } from '../browserStorage';

const DRAFT = 'draft:contact';

/** Lays words into the draft of the contact form, for when it is opened next in this tab. What was typed there stays. */
export function prefillContactForm(
  values: Partial<Record<'service' | 'challenge' | 'message', string>>,
): void {
  const kept = (readStorageJson(DRAFT, 'sessionStorage') ?? {}) as Record<string, string>;
  const typed = Object.fromEntries(Object.entries(kept).filter(([, value]) => value));
  writeStorage(DRAFT, JSON.stringify({ ...values, ...typed }), 'sessionStorage');
}
