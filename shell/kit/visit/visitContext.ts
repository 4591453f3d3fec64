import { type ConsentChoices, readConsent } from './consentRecord';
import { readTrafficSource, type TrafficSource } from './trafficSource';

/** What is known of this visit, for who sends something on the visitor's behalf. Only in the browser. */
export function visitContext(): { page: string; trafficSource?: TrafficSource; consent?: ConsentChoices } {
  return {
    page: location.pathname,
    trafficSource: readTrafficSource() ?? undefined,
    consent: readConsent() ?? undefined,
  };
}
