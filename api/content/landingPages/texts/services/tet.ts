import type { ServiceTexts } from '../SubjectTexts';

export const content: ServiceTexts = {
  name: 'Technology education',
  to: '/services/security-awareness-training',
  heading: 'How we train your team',
  lead: 'Your team gets short lessons that fit into a workday and cover the phishing emails they really see.',
  lines: [
    'Short monthly lessons work better than one long session a year.',
    'Examples come from real phishing emails, with names removed.',
    'People who click on a test email get a hint, not a reprimand.',
    'We teach everyone to use the report button, because early reports limit the damage.',
    'People who pay invoices get a different lesson from people at the front desk.',
    'New hires take their first lesson in their first week.',
    'Questions that come up twice become a one-page guide.',
    'You see results as totals, so people aren’t afraid to ask.',
    'Your team has nothing to install.',
  ],
};
