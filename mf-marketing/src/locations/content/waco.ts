import type { City } from '../City';

export const content: City = {
  slug: 'waco',
  county: 'McLennan County, county seat',
  summary:
    'Remote-first IT support for Waco, Texas: non-profits, law offices and manufacturers between Austin and Dallas, with visits by plan.',
  road: 'Interstate 35',
  facts: [
    'Education, law, non-profits and manufacturing work side by side here, about halfway between Austin and Dallas.',
    'We support Waco by wire and come by plan. For workshops and older buildings we ask for photographs and a floor plan first, which saves a trip for both of us.',
  ],
  industries: ['non-profit', 'legal', 'construction-property-services'],
};
