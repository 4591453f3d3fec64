import type { LocationTexts } from '../LandingTexts';

export const content: LocationTexts = {
  name: 'Cedar Park, Texas',
  heading: 'Cedar Park, west by the long road',
  to: '/service-areas/cedar-park',
  lines: [
    'RM 1431 is the straight way over from the desk, and the one with all the lights.',
    'Most firms here lease a suite, and the landlord’s closet decides what arrives in it.',
    'The toll road 183A brought the medical offices, and they brought their networks.',
    'On a full upper floor a laptop sees forty wireless names, and turning power down helps.',
    'Pedernales Electric Cooperative serves most of the city, so tenants are members.',
    'Dead cable from the tenant before is often the next tenant’s to remove.',
    'A suite number, and not a street number, is what a carrier must quote for.',
    'Visits are planned as half a day with a list, since nobody should cross town for one cable.',
    'Drop ceilings and metal studs make new wiring quick once the key to the telephone room is found.',
  ],
};
