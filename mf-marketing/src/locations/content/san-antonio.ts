import type { City } from '../City';

export const content: City = {
  slug: 'san-antonio',
  county: 'Bexar County, county seat',
  summary:
    'Remote-first IT support for San Antonio, Texas: healthcare, auto and professional firms, with visits planned in advance from Round Rock.',
  road: 'Interstate 35',
  facts: [
    'Healthcare, auto groups and professional firms here often run several sites, so one standard for all of them does more than any single visit.',
    'We support San Antonio by wire. Visits are planned as a working day with a list, and for urgent hands on site we arrange a local technician with you beforehand.',
  ],
  industries: ['healthcare', 'auto-sales-service', 'accounting-finance'],
};
