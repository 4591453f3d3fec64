import type { EnquiryContext } from '@site/api/leads/enquiries/contract';
import { readConsent } from './consentRecord';
import { readTrafficSource } from './trafficSource';
import { getVisitOrigin } from './visitOrigin';

/** What is known of this visit, for who sends an enquiry. Only in the browser. */
export function getVisitContext(): EnquiryContext {
  return {
    page: location.pathname,
    trafficSource: readTrafficSource() ?? undefined,
    consent: readConsent() ?? undefined,
    origin: getVisitOrigin(),
  };
}
