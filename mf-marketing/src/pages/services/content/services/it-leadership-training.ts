import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Coaching for IT managers in small and mid-sized companies: budgets, vendors, delegation, and explaining IT to owners and boards.';

export const content: Outline<ServiceSlug> = {
  slug: 'it-leadership-training',
  summary,
  problem:
    'Most IT managers were promoted because they’re good with systems. Then they’re judged on everything else: defending a budget, reading a contract, saying no, letting go of the work they love. Few companies let them practice.',
  service: 'consultation',
  signs: [
    { text: 'Our IT manager knows systems, but is new to budgets and vendors.', goal: 'expertise' },
    { text: 'IT asks for money, and leadership doesn’t know what for.', goal: 'costs' },
    { text: 'Our IT manager is needed everywhere and has no time to plan.', goal: 'growth' },
  ],
  outcomes: [
    'They can explain what IT did this quarter in terms an owner cares about.',
    'They present a budget with options, and leadership chooses.',
    'Routine work is delegated or gone, and there’s time to plan.',
  ],
  included: [
    'A first talk with the participant and, separately, with their manager',
    'Coaching on the decisions they face right now',
    'Practice sessions: the budget meeting, the vendor call, the hard “no”',
    'Templates for a service list, a quarterly report and a vendor scorecard',
    'Group sessions, where a group is booked',
    'A follow-up after the course',
  ],
  steps: [
    { title: 'Set goals', text: 'Two or three goals, agreed by the participant and their manager.' },
    { title: 'Practice', text: 'Each session works on a real problem and ends with something to try.' },
    { title: 'Apply', text: 'A real piece of work: a budget, a report, a renewal.' },
    { title: 'Present', text: 'The participant presents it to leadership.' },
  ],
  notIncluded: [
    'Exam preparation and vendor certificates',
    'Product training: see Software Training',
    'Reports on the participant beyond what was agreed',
  ],
  faqs: [
    {
      question: 'What does the coaching look like?',
      answer:
        'Short sessions with work in between, online or in person. We agree on dates before you book, around your busy season.',
    },
    {
      question: 'Is it for one person or a group?',
      answer: 'Both work. One-on-one goes deeper. A small group learns from each other.',
    },
    {
      question: 'Are there prerequisites?',
      answer:
        'Responsibility for some part of IT, and permission to change something. A title isn’t required.',
    },
    {
      question: 'What happens after the course?',
      answer: 'You get a follow-up session and keep the templates. You can continue with IT Advisory.',
    },
    {
      question: 'What does leadership hear about the sessions?',
      answer:
        'The goals they agreed to and the work presented at the end. Everything else stays between coach and participant.',
    },
  ],
  related: [
    '/services/it-advisory',
    '/services/itil-strategy-development',
    '/services/it-talent-acquisition',
  ],
  reading: { title: 'What a service desk owes you', path: '/blog/what-a-service-desk-owes-you' },
};
