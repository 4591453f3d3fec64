import type { LocationTexts } from '../SubjectTexts';

export const content: LocationTexts = {
  name: 'San Antonio, Texas',
  to: '/service-areas/san-antonio',
  heading: 'One setup for all your San Antonio offices',
  lines: [
    'We’re about a hundred miles north, so visits are full days with a list.',
    'CPS Energy, which the city owns, supplies both power and gas.',
    'If you have several offices around the loops, we set them all up the same way.',
    'Defense contractors near the bases need CMMC, and so do their suppliers.',
    'Network closets get hot in July, so we add a temperature sensor.',
    'Outside Loop 1604 we compare cable, cellular and satellite for your address.',
    'Practices near the Medical Center depend on hospital systems, and we call those vendors for you.',
    'For urgent work, a local technician has your network diagram.',
    'We start with photos of each site, so we know what you have.',
  ],
};
