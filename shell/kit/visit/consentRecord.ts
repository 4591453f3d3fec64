import { readStorage, readStorageJson } from '../browserStorage';

/** What a visitor agreed to. Necessary cookies cannot be refused. */
export interface ConsentChoices {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
}

/**
 * The version of what visitors are asked, as the owner's policies say: with a new one everybody is asked again. It
 * stays for as long as the document does.
 */
let asked = '1';

export const getConsentPolicy = (): string => asked;

/** Says which version is asked about, before any choice is read. */
export function setConsentPolicy(policy: string): void {
  asked = policy;
}

/** The places of a choice and of what proves it. */
export const CONSENT_KEYS = {
  choices: 'emberline-consent',
  date: 'emberline-consent-date',
  policy: 'emberline-consent-policy',
  id: 'emberline-consent-id',
};
const MARKETING_COOKIES = ['_fbp', '_fbc', 'fr', '_gcl_au'];

/**
 * The stored choice; null when there is none, it cannot be read, or something else was asked then, and the visitor is
 * to be asked. A choice without a version is one about the first.
 */
export function readConsent(): ConsentChoices | null {
  const kept = readStorageJson(CONSENT_KEYS.choices) as Partial<ConsentChoices> | null;
  const { necessary, analytics, marketing } = kept ?? {};
  const isReadable = necessary === true && typeof analytics === 'boolean' && typeof marketing === 'boolean';
  const isSamePolicy = (readStorage(CONSENT_KEYS.policy) ?? '1') === asked;
  return isReadable && isSamePolicy ? { necessary, analytics, marketing } : null;
}

/** What a visitor can show of the stored choice: its id, when it was made (ISO 8601), and by which version. */
export function readConsentReceipt(): { id: string | null; date: string | null; policy: string } {
  const { id, date, policy } = CONSENT_KEYS;
  return { id: readStorage(id), date: readStorage(date), policy: readStorage(policy) ?? '1' };
}

/** Whether the browser itself refuses the sale and sharing of data for its user (Global Privacy Control). */
export function hasPrivacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** On this host and on every domain above it, since such cookies are set as high as the browser allows. */
export function clearMarketingCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  for (const name of MARKETING_COOKIES) {
    const gone = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = gone;
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${gone}; domain=${domain}`;
    }
  }
}
