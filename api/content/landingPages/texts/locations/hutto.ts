import type { LocationTexts } from '../SubjectTexts';

export const content: LocationTexts = {
  name: 'Hutto, Texas',
  to: '/service-areas/hutto',
  heading: 'IT for new buildings in Hutto',
  lines: [
    'We’re about eight miles west on US 79.',
    'New buildings open before fiber arrives, so we start you on cellular.',
    'Metal buildings block phone signals, so we put the antenna outside.',
    'Trains on FM 1660 can hold up a visit, and we plan for it.',
    'Shop floors need PCs that survive dust and heat.',
    'If you’ve moved into your first building, we set up the network before your team arrives.',
    'Contractors often keep all bids on one laptop, so we back it up first.',
    'Warehouses along SH 130 work early and late, and we agree on support hours with you.',
    'A locked cabinet with a fan can replace a server room.',
  ],
};
