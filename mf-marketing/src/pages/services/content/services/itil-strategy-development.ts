import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Service management sized for your firm: incident, change, knowledge and a service catalog. Adopt what pays, and leave the binder closed.';

export const content: Outline<ServiceSlug> = {
  slug: 'itil-strategy-development',
  summary,
  problem:
    'ITIL has good ideas and a great deal of paper. Firms that take all of it drown in forms. Firms that take none of it fix the same outage every month and find out about changes from the people they broke. There is a useful middle, and it is smaller than the books suggest.',
  asks: 'consultation',
  signs: [
    { text: 'Changes break things, and people hear about them afterward.', goal: 'reliability' },
    { text: 'What worked for an IT team of two does not work for a team of six.', goal: 'growth' },
    { text: 'Nobody can say what IT does for its money, in words an owner uses.', goal: 'costs' },
  ],
  outcomes: [
    'Your team can say what happens when something breaks, and it does happen that way.',
    'Changes are announced, small and reversible, with a calendar people look at.',
    'Two or three measures that a partner can read, and that lead to a decision.',
  ],
  included: [
    'A look at how work really flows today: tickets, requests, changes',
    'A short list of practices worth adopting, in order',
    'Incident and request handling with clear priorities',
    'Change control with three sizes of change, most of them light',
    'A service catalog in the words of the people who order from it',
    'A knowledge habit: fix it, write three lines, link them',
    'Configuration advice for the ticket tool you already own',
  ],
  steps: [
    {
      title: 'Watch',
      text: 'We sit with the work for a while before we suggest a process for it.',
    },
    {
      title: 'Choose',
      text: 'Two practices first. Each must remove more work than it adds, or it does not go in.',
    },
    {
      title: 'Build',
      text: 'Designed with the people who will follow it, tried with one team, then corrected.',
    },
    {
      title: 'Measure',
      text: 'A few figures, reviewed monthly. A practice that does not pay is changed or dropped.',
    },
  ],
  notIncluded: [
    'Certification courses and exams',
    'A new ticket system, unless the review shows that yours is the obstacle',
    'Process documents nobody asked for',
  ],
  faqs: [
    {
      question: 'Are we too small for this?',
      answer:
        'If two people share the work, you already have a process, just an unwritten one. For a very small team the result may be a single page. That is a success.',
    },
    {
      question: 'Do we need a new tool?',
      answer:
        'Usually not. Most ticket tools can do what a small firm needs. We say so in writing if yours cannot, and why.',
    },
    {
      question: 'Will this slow us down?',
      answer:
        'It should not. Routine changes get a standing approval, and only the few that could stop the firm need a second pair of eyes. If a rule slows you down without a reason, it goes.',
    },
    {
      question: 'What do you measure?',
      answer:
        'Repeat causes, tickets that went quiet, failed changes, and whether people were satisfied. We avoid measures that make people close tickets early.',
    },
    {
      question: 'Do our people need ITIL certificates?',
      answer:
        'No. Two or three people who know the words can help, but a habit spreads by being useful and not by an exam. We use the everyday word wherever one exists, and translate when a client or an auditor wants the official one.',
    },
  ],
  related: [
    '/services/it-service-management-assessment',
    '/services/service-desk',
    '/services/it-leadership-training',
  ],
  reading: { title: 'What a service desk owes you', path: '/blog/what-a-service-desk-owes-you' },
};
