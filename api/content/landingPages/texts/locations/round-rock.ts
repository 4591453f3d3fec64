import type { LocationTexts } from '../SubjectTexts';

export const content: LocationTexts = {
  name: 'Round Rock, Texas',
  to: '/service-areas/round-rock',
  heading: 'Your local IT team in Round Rock',
  lines: [
    'Our office is in Round Rock, so an on-site visit is a short drive.',
    'One building near I-35 may have three carriers and the next only one, so we check.',
    'Limestone walls downtown block Wi-Fi, and some rooms need their own access point.',
    'Medical suites along University Boulevard have wiring rules, and we read them first.',
    'Older business parks have good conduit and unlabeled cables, which we trace and label.',
    'Oncor delivers your power, and you choose the retailer.',
    'We bring spare parts on the same trip.',
    'If you’re moving within the city, call us before you sign the lease.',
    'Dell has its headquarters here, and many of your hires expect IT that works.',
  ],
};
