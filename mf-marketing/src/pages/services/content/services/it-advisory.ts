import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Part-time IT leadership for firms without a CIO: a roadmap, a budget, vendor decisions and a regular review tied to business goals.';

export const content: Outline<ServiceSlug> = {
  slug: 'it-advisory',
  summary,
  problem:
    'Somebody has to decide which system comes next, which contract to renew and what can wait. In most small firms that somebody is the owner, late in the evening, between two vendors who each recommend themselves. The decisions get made, but not written down, and next year they are made again.',
  asks: 'consultation',
  signs: [
    { text: 'The owner decides about technology, late in the evening.', goal: 'expertise' },
    { text: 'IT spending surprises us every year.', goal: 'costs' },
    { text: 'We want to grow, and do not know what our systems can carry.', goal: 'growth' },
  ],
  outcomes: [
    'A roadmap on one page, in the order your business needs it.',
    'A budget in which every line has a reason and an owner.',
    'Vendor decisions made on written criteria, with the alternatives kept.',
  ],
  included: [
    'A first picture: systems, contracts, risks and spending',
    'A roadmap for the next twelve months, with a look beyond',
    'An annual IT budget and a forecast of replacements',
    'Help with vendor selection, renewals and exits',
    'A quarterly review with leadership',
    'A decision log: what was decided, why, and what was turned down',
  ],
  steps: [
    {
      title: 'Listen',
      text: 'Where is the firm going this year, and what would stop it? Technology comes second in that talk.',
    },
    {
      title: 'Map',
      text: 'We draw what you have, what it costs and where it is weak.',
    },
    {
      title: 'Choose',
      text: 'You get options with costs and consequences. You decide, and the reason is written down.',
    },
    {
      title: 'Review',
      text: 'Each quarter we compare the plan with what happened, and move the rest of the plan accordingly.',
    },
  ],
  notIncluded: [
    'Day-to-day support, which belongs to the desk',
    'Accounting, tax and legal advice',
    'Recommendations that a vendor pays for',
  ],
  faqs: [
    {
      question: 'How much of a person do we get?',
      answer:
        'As much as the work needs. The cadence is agreed in your service plan: usually a quarterly review with working sessions between, more often in a year of change.',
    },
    {
      question: 'We have an IT manager. Is this for us?',
      answer:
        'Yes, if they want it. An advisor gives an IT manager a second opinion, time for planning and someone to take the vendor meetings with. We do not report on them behind their back.',
    },
    {
      question: 'What do we hold in our hands at the end?',
      answer:
        'A roadmap, a budget, a risk list and a decision log, in formats you can edit. They are yours, whether or not you keep us.',
    },
    {
      question: 'How do we know it works?',
      answer:
        'We agree a few measures at the start, such as spending against plan, repeat tickets or projects finished as agreed. They are on the first page of every review.',
    },
    {
      question: 'Do you earn anything on what you recommend?',
      answer:
        'Advice a vendor pays for is outside the line on this page. Where we could also do the work ourselves, we say so, put it beside the alternatives and keep the criteria on paper. You remain free to buy elsewhere.',
    },
  ],
  related: [
    '/services/technology-maturity-assessment',
    '/services/it-leadership-training',
    '/services/solution-packages',
  ],
};
