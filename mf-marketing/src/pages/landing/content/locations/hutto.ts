import type { LocationTexts } from '../LandingTexts';

export const content: LocationTexts = {
  name: 'Hutto, Texas',
  heading: 'Hutto, eight miles east',
  to: '/service-areas/hutto',
  lines: [
    'Hutto is eight miles east of the desk on US 79.',
    'New frontage opens months before the fiber does, and a cellular start bridges it.',
    'Metal buildings stop a phone’s signal at the door, so the antenna goes outside.',
    'A long freight at FM 1660 is the usual reason for being late.',
    'Sawdust and July kill ordinary computers on a shop floor.',
    'In twenty years it went from some twelve hundred people to more than twenty-seven thousand.',
    'Trades in their first building often have their bids on one laptop.',
    'Distribution along State Highway 130 keeps hours that offices do not.',
    'A locked cabinet with a fan does here what a server room does elsewhere.',
  ],
};
