import type { LocationTexts } from '../LandingTexts';

export const content: LocationTexts = {
  name: 'San Antonio, Texas',
  heading: 'San Antonio, a hundred miles south',
  to: '/service-areas/san-antonio',
  lines: [
    'A hundred miles of interstate make a visit a full day with a list.',
    'CPS Energy, which the city owns, brings both power and gas.',
    'Firms here spread over the loops, and a single pattern for all sites is worth more than any one fix.',
    'Defense work around the bases hands security rules down to small suppliers.',
    'Closets without cooling of their own pass a hundred degrees by July, and a sensor tells.',
    'Past Loop 1604 the cable thins out, and wireless has to carry ranch offices.',
    'Practices near the Medical Center depend on hospital systems that are not theirs to fix.',
    'For urgent hands a local technician is named beforehand, with a drawing at the ready.',
    'Six sites rarely have one router model, and the first job is six photographs.',
  ],
};
