import type { EnquiryContext } from '@site/api/leads/enquiries/contract';
import { readConsent } from './consentRecord';
import { readTracking } from './readTracking';
import { readTrafficSource } from './trafficSource';
import { getVisitOrigin } from './visitOrigin';

/** Context of this visit, sent with an enquiry. Browser only. */
export function getVisitContext(): EnquiryContext {
  const consent = readConsent() ?? undefined;
  return {
    page: location.pathname,
    trafficSource: readTrafficSource() ?? undefined,
    consent,
    tracking: consent?.marketing ? readTracking() : undefined,
    origin: getVisitOrigin(),
  };
}
