import type { EnquiryContext } from '@site/api/leads/enquiries/contract';
import { readConsent } from './consentRecord';
import { readTrafficSource } from './trafficSource';
import { getVisitOrigin } from './visitOrigin';

/** Context of this visit, sent with an enquiry. Browser only. */
export function getVisitContext(): EnquiryContext {
  return {
    page: location.pathname,
    trafficSource: readTrafficSource() ?? undefined,
    consent: readConsent() ?? undefined,
    origin: getVisitOrigin(),
  };
}
