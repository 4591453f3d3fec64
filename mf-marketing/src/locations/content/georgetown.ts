import type { City } from '../City';

export const content: City = {
  slug: 'georgetown',
  county: 'Williamson County, county seat',
  summary:
    'IT support in Georgetown, Texas, from the next town down the interstate: remote first, on site by plan, for law, care and construction.',
  road: 'Interstate 35',
  facts: [
    'Law, title and county work cluster around the courthouse square, and practices and builders follow the new neighborhoods.',
    'Old stone walls around the square are hard on Wi-Fi, so we measure on site there. The rest is mostly done by wire, from one town south.',
  ],
  industries: ['legal', 'healthcare', 'construction-property-services'],
};
