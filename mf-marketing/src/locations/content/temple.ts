import type { City } from '../City';

export const content: City = {
  slug: 'temple',
  county: 'Bell County',
  summary:
    'Remote-first IT support for Temple, Texas: practices, suppliers and service firms in a medical town, with planned visits from Round Rock.',
  road: 'Interstate 35',
  facts: [
    'Medicine shapes this town, and around the hospitals stand the practices, suppliers and service firms that need the same care with records on a smaller budget.',
    'Daily work is done by wire. We drive up for planned work, and write down in advance who lends a hand when something must be touched the same day.',
  ],
  industries: ['healthcare', 'non-profit', 'commercial-real-estate'],
};
