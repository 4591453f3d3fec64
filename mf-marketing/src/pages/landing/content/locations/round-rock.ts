import type { LocationTexts } from '../LandingTexts';

export const content: LocationTexts = {
  name: 'Round Rock, Texas',
  heading: 'Round Rock, where the desk is',
  to: '/service-areas/round-rock',
  lines: [
    'The desk is in this town, so a visit is a matter of streets and not of highways.',
    'Along the interstate a building may have three carriers, and a half mile east of it one.',
    'Limestone walls around Main Avenue keep radio out, and each room may want its own access point.',
    'A large computer maker has its headquarters here, and expectations are set accordingly.',
    'Clinics along University Boulevard rent suites with wiring rules worth reading early.',
    'Tilt-wall parks from the eighties have good conduit and forgotten patch panels.',
    'Most of the city hangs on Oncor’s lines, with a retailer of the tenant’s choice.',
    'A part that is missing can be brought on the same trip as the person who needs it.',
    'Moves inside town go wrong at the lease, where the carrier question should have been asked.',
  ],
};
