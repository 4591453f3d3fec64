import { readStorage, readStorageJson } from '../browserStorage';

/** A visitor's consent choices. Necessary cookies cannot be refused. */
export interface ConsentChoices {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
}

/**
 * Version of the consent policy from the settings. A new version asks every visitor again. Constant within a
 * document.
 */
let currentPolicy = '1';

export const getConsentPolicy = (): string => currentPolicy;

/** Sets the policy version. Call it before choices are read. */
export function setConsentPolicy(policy: string): void {
  currentPolicy = policy;
}

/** Storage keys of a choice and its receipt. */
export const CONSENT_KEYS = {
  choices: 'emberline-consent',
  date: 'emberline-consent-date',
  policy: 'emberline-consent-policy',
  id: 'emberline-consent-id',
};
const MARKETING_COOKIES = ['_fbp', '_fbc', 'fr', '_gcl_au', 'hubspotutk', '__hstc', '__hssc', '__hssrc'];

/**
 * The stored choice; null if there is none, it cannot be read, or it is for another policy version, so that the
 * visitor must be asked. A choice without a version is for version 1.
 */
export function readConsent(): ConsentChoices | null {
  const stored = readStorageJson(CONSENT_KEYS.choices) as Partial<ConsentChoices> | null;
  const { necessary, analytics, marketing } = stored ?? {};
  const isReadable = necessary === true && typeof analytics === 'boolean' && typeof marketing === 'boolean';
  const isSamePolicy = (readStorage(CONSENT_KEYS.policy) ?? '1') === currentPolicy;
  return isReadable && isSamePolicy ? { necessary, analytics, marketing } : null;
}

/** Receipt of the stored choice: its id, date (ISO 8601) and policy version. */
export function readConsentReceipt(): { id: string | null; date: string | null; policy: string } {
  const { id, date, policy } = CONSENT_KEYS;
  return { id: readStorage(id), date: readStorage(date), policy: readStorage(policy) ?? '1' };
}

/** Whether the browser sends Global Privacy Control, which refuses the sale and sharing of data. */
export function hasPrivacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** Clears them on this host and every parent domain, where browsers let such cookies be set. */
export function clearMarketingCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  for (const name of MARKETING_COOKIES) {
    const expired = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = expired;
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${expired}; domain=${domain}`;
    }
  }
}
