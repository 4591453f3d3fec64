import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'A part-time CIO (vCIO) for your company: an IT roadmap, a budget, vendor decisions and a quarterly review tied to your business goals.';

export const content: Outline<ServiceSlug> = {
  slug: 'it-advisory',
  summary,
  problem:
    'Someone must decide which system comes next, which contract to renew and what can wait. In most small companies that’s the owner, late at night, between two vendors who each recommend themselves.',
  service: 'consultation',
  signs: [
    { text: 'The owner decides about technology, late at night.', goal: 'expertise' },
    { text: 'IT costs surprise us every year.', goal: 'costs' },
    { text: 'We want to grow and don’t know if our systems can.', goal: 'growth' },
  ],
  outcomes: [
    'You get a one-page roadmap in the order your business needs it.',
    'You get a budget in which every line has a reason and an owner.',
    'You choose vendors by written criteria.',
  ],
  included: [
    'A first review of systems, contracts, risks and spending',
    'A roadmap for the next 12 months and beyond',
    'A yearly IT budget and a replacement forecast',
    'Help with vendor selection, renewals and exits',
    'A quarterly review with leadership',
    'A decision log: what you decided, and why',
  ],
  steps: [
    { title: 'Listen', text: 'Where is the company going this year, and what could stop it?' },
    { title: 'Review', text: 'We document what you have, what it costs and where it’s weak.' },
    { title: 'Choose', text: 'You get options with costs and consequences. You decide.' },
    { title: 'Follow up', text: 'Each quarter we compare the plan with what happened, and adjust it.' },
  ],
  notIncluded: [
    'Day-to-day support: see Service Desk Support',
    'Accounting, tax and legal advice',
    'Recommendations that a vendor pays for',
  ],
  faqs: [
    {
      question: 'How much of your advisor’s time do we get?',
      answer:
        'As much as you need: usually a quarterly review with working sessions in between. Your plan says how often.',
    },
    {
      question: 'We have an IT manager. Is this for us?',
      answer:
        'Yes. Your IT manager gets a second opinion, time to plan and someone to share vendor meetings with. We work with them, not around them.',
    },
    {
      question: 'What do we get to keep?',
      answer:
        'A roadmap, a budget, a risk list and a decision log in formats you can edit. They’re yours, even if you leave us.',
    },
    {
      question: 'How do we know it works?',
      answer:
        'We agree on a few numbers at the start, such as spending against plan or repeat tickets. They’re on page one of every review.',
    },
    {
      question: 'Do you earn commissions on what you recommend?',
      answer:
        'Advice that a vendor pays for is not part of this service. If we could do the work ourselves, we say so and show you alternatives. You can buy anywhere.',
    },
  ],
  related: [
    '/services/technology-maturity-assessment',
    '/services/it-leadership-training',
    '/services/solution-packages',
  ],
};
