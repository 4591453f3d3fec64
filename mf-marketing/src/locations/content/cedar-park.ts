import type { City } from '../City';

export const content: City = {
  slug: 'cedar-park',
  county: 'Williamson County, partly Travis County',
  summary:
    'IT support in Cedar Park, Texas: remote help for clinics, offices and shops along 183A, and planned visits from our desk in Round Rock.',
  road: 'RM 1431 and 183A',
  facts: [
    'Clinics, professional offices and retail line the 183A corridor, many of them in leased suites where the landlord decides what comes through the wall.',
    'Ask for the carrier’s answer by suite number, in writing. We come over from Round Rock for cabling and hardware, and handle the rest remotely.',
  ],
  industries: ['healthcare', 'accounting-finance', 'commercial-real-estate'],
};
