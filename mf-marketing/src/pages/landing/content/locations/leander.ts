import type { LocationTexts } from '../LandingTexts';

export const content: LocationTexts = {
  name: 'Leander, Texas',
  heading: 'Leander, at the end of the rail line',
  lines: [
    'Leander is the northern end of the commuter rail line from Austin.',
    'It lies beyond Cedar Park on US 183, some eighteen miles from the desk by road.',
    'The 2020 census counted 59,202 residents, after a decade of doubling.',
    'New neighborhoods bring clinics and offices before they bring a second carrier.',
    'The hills toward the lake hide one cellular network and favor another, so both are measured.',
    'A community college campus and its students live beside the station.',
    'Home offices are many, and a home line is not a business line when it stops.',
    'The toll road makes a planned visit predictable, and an unplanned one dear.',
    'Builders work here under deadlines that a site office’s internet has to keep.',
  ],
};
