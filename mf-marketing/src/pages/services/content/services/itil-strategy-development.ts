import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'The useful parts of ITIL for a small IT team: clear requests, safe changes, fewer repeat problems and numbers your partners understand.';

export const content: Outline<ServiceSlug> = {
  slug: 'itil-strategy-development',
  summary,
  problem:
    'ITIL has good ideas and a lot of paperwork. Companies that adopt all of it drown in forms. Companies that adopt none fix the same outage every month and hear about changes from the people they broke.',
  service: 'consultation',
  signs: [
    { text: 'Changes break things, and people hear about it afterward.', goal: 'reliability' },
    { text: 'What worked for an IT team of two doesn’t work for six.', goal: 'growth' },
    { text: 'Nobody can explain what IT does for its money.', goal: 'costs' },
  ],
  outcomes: [
    'Your team knows what happens when something breaks, and does it.',
    'Changes are announced, small and easy to undo.',
    'You get two or three numbers that lead to decisions.',
  ],
  included: [
    'A review of how tickets, requests and changes work today',
    'A short list of practices worth adopting, in order',
    'Ticket and request handling with clear priorities',
    'Change control in three sizes, most of them light',
    'A service catalog in plain English',
    'A knowledge base habit: fix it, write three lines, link them',
    'Setup advice for the ticket tool you already have',
  ],
  steps: [
    { title: 'Observe', text: 'We watch the work before we suggest a process.' },
    { title: 'Choose', text: 'Two practices first. Each must save more work than it adds.' },
    { title: 'Build', text: 'We design them with your team, test with one group and correct.' },
    { title: 'Measure', text: 'A few numbers every month. What doesn’t help gets dropped.' },
  ],
  notIncluded: [
    'Certification courses and exams',
    'A new ticket system, unless yours is the obstacle',
    'Process documents that nobody needs',
  ],
  faqs: [
    {
      question: 'Are we too small for ITIL?',
      answer:
        'No. If two people share the work, you already have a process. For a very small team, the result may be one page.',
    },
    {
      question: 'Do we need a new ticket tool?',
      answer: 'Usually not. Most tools do what a small team needs. If yours doesn’t, we tell you why.',
    },
    {
      question: 'Will this slow us down?',
      answer:
        'It shouldn’t. Routine changes are pre-approved. Only the few that could stop the company need a second look.',
    },
    {
      question: 'What do you measure?',
      answer:
        'Repeat problems, forgotten tickets, failed changes and satisfaction. We avoid numbers that make people close tickets too early.',
    },
    {
      question: 'Do our people need ITIL certificates?',
      answer:
        'No. It helps if one or two people know the terms. We use plain English and translate for auditors.',
    },
  ],
  related: [
    '/services/it-service-management-assessment',
    '/services/service-desk',
    '/services/it-leadership-training',
  ],
  reading: { title: 'What a service desk owes you', path: '/blog/what-a-service-desk-owes-you' },
};
