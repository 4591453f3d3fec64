import type { ServiceTexts } from '../LandingTexts';

export const content: ServiceTexts = {
  name: 'Security assessments',
  to: '/services/cybersecurity-risk-assessment',
  heading: 'What an assessment leaves behind',
  lead: 'A written view of what could go wrong, how likely it is, what it would cost, and what to do first.',
  lines: [
    'It starts from what you could not work without for a day, and looks at what stands between that and trouble.',
    'Settings are read with guest rights; nothing is changed, and nobody plays burglar without being asked to.',
    'Each finding gets a likelihood, a damage and an owner, in words that a partner can argue with.',
    'Evidence is kept: the screenshot, the export, the date, and who was there.',
    'Interviews are short, and people are asked how they really do it.',
    'The first page has at most five things to do, and the appendix has the rest.',
    'Some risks are accepted on purpose, and then a name and a date stand beside that decision.',
    'It is no certificate, and an auditor may still ask for an auditor.',
    'Half a year later the same list is opened again to see what moved.',
  ],
};
