import type { City } from '../City';

export const content: City = {
  slug: 'austin',
  county: 'Travis County, county seat',
  summary:
    'Managed IT and cybersecurity for firms in Austin, Texas: studios, law offices, non-profits and property firms, supported from Round Rock.',
  road: 'Interstate 35 or MoPac',
  facts: [
    'Law and lobbying near the Capitol, studios and agencies east and south, and non-profits all over town make for very different networks within a few miles.',
    'The road between us is often full, so remote is not a compromise here but the faster way. Visits are planned for a day and hour that make sense.',
  ],
  industries: ['legal', 'marketing-design', 'non-profit'],
};
