import type { ServiceTexts } from '../LandingTexts';

export const content: ServiceTexts = {
  name: 'Technology education',
  to: '/services/security-awareness-training',
  heading: 'How people learn this',
  lead: 'Short lessons that fit a working day, on the programs and the tricks your people really meet.',
  lines: [
    'Twenty minutes a month stick better than an annual afternoon.',
    'Examples come from mail that reached your own inboxes, with names removed.',
    'A practice phishing mail is for practice: who clicks gets a hint, and nobody gets a list of names.',
    'The report button matters more than the score, so reporting is what gets praised.',
    'Each role has its own lesson, because the person who pays invoices is attacked differently from the one at reception.',
    'New people have their first lesson within their first week.',
    'Questions that come up twice become a one-page guide.',
    'Trends go to the owner in totals, so that people are not afraid to ask.',
    'Nobody has to install anything to take part.',
  ],
};
