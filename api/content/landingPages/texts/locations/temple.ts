import type { LocationTexts } from '../SubjectTexts';

export const content: LocationTexts = {
  name: 'Temple, Texas',
  to: '/service-areas/temple',
  heading: 'IT for practices and warehouses in Temple',
  lines: [
    'We’re about 48 miles south and come on days we plan with you.',
    'Small practices around the hospitals need their own IT, and we provide it.',
    'Records arrive by portal, fax and paper, and we secure each path.',
    'We plan warehouse Wi-Fi for full shelves, because stock blocks the signal.',
    'Internet is good along 31st Street and weaker toward the lake, so we check your address.',
    'Your front desk gets a page that says what to unplug and whom to call.',
    'Therapists and medical suppliers fall under HIPAA too.',
    'You can work without a visit, because we fix most problems remotely.',
    'Oncor delivers your power, and battery backup covers short outages.',
  ],
};
