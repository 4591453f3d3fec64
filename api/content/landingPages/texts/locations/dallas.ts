import type { LocationTexts } from '../SubjectTexts';

export const content: LocationTexts = {
  name: 'Dallas, Texas',
  to: '/service-areas/dallas',
  heading: 'Remote IT support for your Dallas team',
  lines: [
    'We’re about three hours south, so your daily support is remote.',
    'Downtown Dallas has many carriers, and we compare them for your address.',
    'When a job needs hands, a local technician works with us on the phone.',
    'We ship laptops to new hires, who sign in once to set them up.',
    'High-rise managers often charge by the visit, so we finish the design first.',
    'Oncor delivers the power in most of Dallas, and you pick the retailer.',
    'Spring storms cause short outages, so your network gets battery backup.',
    'We come for moves and new offices, and quote the trip in advance.',
    'If you also have people in Plano or Fort Worth, they get the same setup.',
  ],
};
