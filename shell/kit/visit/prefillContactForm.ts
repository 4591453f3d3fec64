import { readStorageJson, writeStorage } from '../browserStorage';

const DRAFT = 'draft:contact';

/** Prefills the draft of the contact form in this tab. Text that the visitor typed is kept. */
export function prefillContactForm(
  values: Partial<Record<'service' | 'challenge' | 'message', string>>,
): void {
  const stored = (readStorageJson(DRAFT, 'sessionStorage') ?? {}) as Record<string, string>;
  const typed = Object.fromEntries(Object.entries(stored).filter(([, value]) => value));
  writeStorage(DRAFT, JSON.stringify({ ...values, ...typed }), 'sessionStorage');
}
