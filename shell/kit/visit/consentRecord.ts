import { remember, remembered, rememberedValue } from '../remembered';

/** What a visitor agreed to. Necessary cookies cannot be refused. */
export interface ConsentChoices {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
}

const KEY = 'emberline-consent';
const DATE_KEY = 'emberline-consent-date';
const MARKETING_COOKIES = ['_fbp', '_fbc', 'fr', '_gcl_au'];

/** The stored choice; null when there is none or it cannot be read, and the visitor is to be asked. */
export function readConsent(): ConsentChoices | null {
  const kept = rememberedValue(KEY) as Partial<ConsentChoices> | null;
  const { necessary, analytics, marketing } = kept ?? {};
  const isReadable = necessary === true && typeof analytics === 'boolean' && typeof marketing === 'boolean';
  return isReadable ? { necessary, analytics, marketing } : null;
}

/** When the stored choice was made, as an ISO 8601 text. */
export function readConsentDate(): string | null {
  return remembered(DATE_KEY);
}

/**
 * Stores a choice with its date; refusing marketing also removes what marketing has left behind. Without storage the
 * choice holds for this page, and the visitor is asked again on the next.
 */
export function writeConsent(choices: ConsentChoices): void {
  remember(KEY, JSON.stringify(choices));
  remember(DATE_KEY, new Date().toISOString());
  if (!choices.marketing) clearMarketingCookies();
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
