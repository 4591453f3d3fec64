import type { City } from '../City';

export const content: City = {
  slug: 'round-rock',
  county: 'Williamson County',
  summary:
    'Managed IT and cybersecurity from Round Rock, Texas, where our desk is: remote help first, and work on site by plan.',
  road: 'Home',
  facts: [
    'Our desk is here, in a city where technology employers, clinics, builders and family firms share the same few business parks.',
    'Most buildings near the interstate have a choice of carriers, but the choice depends on the street address, so we check yours before you sign a lease or an order.',
  ],
  industries: ['healthcare', 'construction-property-services', 'accounting-finance'],
};
