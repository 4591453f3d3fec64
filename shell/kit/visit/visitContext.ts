import type { EnquiryContext } from '@site/api/leads/enquiries/contract';
import { readConsent } from './consentRecord';
import { originOfVisit } from './originOfVisit';
import { readTrafficSource } from './trafficSource';

/** What is known of this visit, for who sends an enquiry. Only in the browser. */
export function visitContext(): EnquiryContext {
  return {
    page: location.pathname,
    trafficSource: readTrafficSource() ?? undefined,
    consent: readConsent() ?? undefined,
    origin: originOfVisit(),
  };
}
