import type { LocationTexts } from '../LandingTexts';

export const content: LocationTexts = {
  name: 'Austin, Texas',
  heading: 'Austin, nineteen miles down the road',
  to: '/service-areas/austin',
  lines: [
    'The desk is about nineteen miles north of the Capitol, and on a bad afternoon that is an hour.',
    'A downtown tower may have six carriers in its riser and an owner who allows one.',
    'Austin Energy belongs to the city, so an outage has one number to call.',
    'Interstate 35 is being rebuilt through the center, and visits are set for the hours when it flows.',
    'East-side warehouses echo with brick and glass, and wireless there is drawn before it is hung.',
    'The February freeze of 2021 showed what it means when an office cannot be entered for days.',
    'Many people here work half the week from home, so the laptop matters more than the room.',
    'Work in a high-rise after six takes an insurance certificate and a dock booking, filed ahead.',
    'In odd-numbered years the legislature sits, and firms near the Capitol freeze their changes until it rises.',
  ],
};
