import type { ConversionDraft } from '@site/api/bookings/conversions/contract';
import { readStorage, writeStorage } from '../browserStorage';
import { readConsent } from './consentRecord';
import { readTrafficSource } from './trafficSource';

/** Conversions besides bookings. */
type ConversionType = 'contact_sent' | 'assessment_finished' | 'subscription_confirmed';

/**
 * Reports a conversion to the API if the visitor agreed to analytics; the click id is sent only with marketing
 * consent. Failures are logged. A conversion with an `id` is reported once per browser.
 */
export function reportConversion(conversionType: ConversionType, id?: string): void {
  const consent = readConsent();
  if (!consent?.analytics) return;
  const name = `conversion:${conversionType}:${id}`;
  if (id && readStorage(name)) return;
  if (id) writeStorage(name, '1');
  const source = readTrafficSource();
  const gclid = (consent.marketing && source?.gclid) || null;
  const utm = new URLSearchParams(location.search);
  const draft: ConversionDraft = {
    conversionType,
    value: 1,
    gclid,
    trafficSource: source && { ...source, gclid },
    referrer: document.referrer,
    utmSource: utm.get('utm_source'),
    utmMedium: utm.get('utm_medium'),
    utmCampaign: utm.get('utm_campaign'),
    timestamp: new Date().toISOString(),
    userAgent: navigator.userAgent,
    ip: null,
  };
  void send(draft);
}

async function send(draft: ConversionDraft): Promise<void> {
  const call = { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' } };
  const response = await fetch('/api/conversions', { ...call, body: JSON.stringify(draft) }).catch(
    () => null,
  );
  if (!response?.ok) console.warn('the conversion was not counted', response?.status ?? 0);
}
