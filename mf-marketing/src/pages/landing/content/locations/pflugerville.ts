import type { LocationTexts } from '../LandingTexts';

export const content: LocationTexts = {
  name: 'Pflugerville, Texas',
  heading: 'Pflugerville, next door',
  lines: [
    'Pflugerville touches Round Rock on the south, so the desk is the next town over.',
    'It lies mostly in Travis County, with a corner in Williamson.',
    'State Highways 45 and 130 cross here, and both are toll roads.',
    'The 2020 census counted 65,191 residents, and many of the offices are as new as the houses.',
    'Strip centers share one telephone board, and the key is with a manager in another city.',
    'People commute out and firms follow them home, into spare rooms and small suites.',
    'Retail along 130 wants card payments that survive a cut cable.',
    'The old downtown is a few short blocks with very mixed wiring.',
    'Whether a street has fiber is settled by asking for the exact address and nothing less.',
  ],
};
