import type { LocationTexts } from '../LandingTexts';

export const content: LocationTexts = {
  name: 'Waco, Texas',
  heading: 'Waco, halfway to Dallas',
  to: '/service-areas/waco',
  lines: [
    'Waco is an hour and a half up the road, so visits are bundled into working days.',
    'Machines on shop floors run on systems that nobody updates, and are fenced off instead.',
    'Cotton warehouses turned offices have handsome beams and nowhere to hide a wire.',
    'Photographs and a sketch come first, and decide what goes into the van.',
    'A university and two colleges supply good hands for a summer rollout.',
    'Ministries run on volunteers, whose access ought to end by itself.',
    'Past Highway 6 a workshop may have no wired line at all.',
    'Attorneys within sight of the county courthouse share walls with other tenants, and need not share networks.',
    'It is about as far from here to Dallas as from here to the desk in Round Rock.',
  ],
};
