import type { LocationTexts } from '../SubjectTexts';

export const content: LocationTexts = {
  name: 'California',
  heading: 'What’s different in California',
  lines: [
    'California is two hours behind us, so we agree on support hours first.',
    'We don’t drive there, so a local technician does the hands-on work.',
    'The California Consumer Privacy Act reaches larger companies in other states too.',
    'The state has required breach notices since 2003.',
    'Utilities may cut power in wildfire season, so your office needs batteries and a second line.',
    'We ship equipment that sets itself up when you sign in.',
    'If you’re a Texas company with a few people in California, we support them like any home office.',
    'A California attorney decides what state law requires of you.',
    'We keep your backup in a different region, away from earthquakes.',
  ],
};
