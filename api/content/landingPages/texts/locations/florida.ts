import type { LocationTexts } from '../SubjectTexts';

export const content: LocationTexts = {
  name: 'Florida',
  heading: 'Plan for hurricane season in Florida',
  lines: [
    'Most of Florida is an hour ahead of us, so we agree on support hours first.',
    'Hurricane season runs from June through November, so we test your plan in May.',
    'Florida law gives you 30 days to tell people about a breach.',
    'If 500 or more people are affected, you must tell the state too.',
    'We don’t drive there, so a local technician does the hands-on work with us.',
    'Lightning and salt air damage outdoor equipment, so we plan for replacements.',
    'If your office is evacuated, your calls ring on mobile phones.',
    'Your backup is in a region that the same storm can’t reach.',
    'Your team can work from a hotel with the same security as in the office.',
  ],
};
