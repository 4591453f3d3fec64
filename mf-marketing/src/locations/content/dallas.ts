import type { City } from '../City';

export const content: City = {
  slug: 'dallas',
  county: 'Dallas County, county seat',
  summary:
    'Remote-first IT support for Dallas, Texas: real estate, finance and design firms that want one plain-spoken desk and planned site visits.',
  road: 'Interstate 35',
  facts: [
    'Commercial real estate, finance and design firms here tend to have people in several cities already, which is the kind of work a remote desk suits best.',
    'Dallas is the farthest of our areas, and we say so: on-site work is planned ahead or done by a local technician to our drawing.',
  ],
  industries: ['commercial-real-estate', 'accounting-finance', 'architecture-engineering'],
};
