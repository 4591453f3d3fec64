import type { LocationTexts } from '../SubjectTexts';

export const content: LocationTexts = {
  name: '',
  heading: 'How we support you from Round Rock',
  lines: [
    'Our office is in Round Rock, Texas, and we fix most problems remotely.',
    'If we can see it on your screen, we can usually fix it while you watch.',
    'Near Austin we drive to you, and farther out we schedule visits in advance.',
    'Where we can’t come, a local technician works with us on the phone.',
    'We set up equipment in advance, so you plug it in and sign in once.',
    'Before you sign a lease, we find out which carriers serve your suite.',
    'A backup internet line helps only if it takes a different route.',
    'Our hours are in Central time, and your plan says what happens after hours.',
    'State laws on data breaches differ, and we help you find out which ones apply.',
  ],
};
