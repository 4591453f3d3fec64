import type { IndustryServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Role-based workshops, quick guides and office hours for the tools your people already have, taught with their own files and tasks.';

export const content: Outline<IndustryServiceSlug> = {
  slug: 'software-training',
  summary,
  keywords: ['Microsoft 365', 'Excel', 'Teams'],
  problem:
    'Firms buy good software and use a tenth of it. The rest is done by hand, or by the one person who knows how, who is on vacation. A general course does not help much, because nobody in it had your spreadsheet.',
  asks: 'consultation',
  signs: [
    { text: 'We pay for good software and use a tenth of it.', goal: 'costs' },
    { text: 'One person knows how it works, and everyone asks them.', goal: 'expertise' },
    { text: 'New people learn our tools by asking around.', goal: 'growth' },
  ],
  outcomes: [
    'People finish common tasks without asking the one who knows.',
    'Each session leaves a guide of one page with your own screens.',
    'You know which features are worth paying for, and which are not used.',
  ],
  included: [
    'A short survey of tasks, not of features',
    'Workshops by role, small enough for questions',
    'Exercises built from your own documents, with sensitive data removed',
    'One-page quick guides',
    'Office hours in the weeks after',
    'A look at usage afterward, by team',
  ],
  steps: [
    { title: 'Ask', text: 'Which tasks take too long? People know, and seldom get asked.' },
    { title: 'Prepare', text: 'Exercises from your work, one tool at a time.' },
    { title: 'Teach', text: 'Hands on keyboards, short sessions, questions welcome.' },
    { title: 'Return', text: 'Office hours and a check of what changed.' },
  ],
  notIncluded: [
    'Certificates and exam courses',
    'Writing macros or applications for you',
    'Tools we do not know; we say so and help you find who does',
  ],
  faqs: [
    {
      question: 'Do you teach our industry software?',
      answer:
        'The common office and collaboration tools, yes. For specialized applications we arrange it with the vendor or one of your own experts, and help them to teach it.',
    },
    {
      question: 'Are sessions recorded?',
      answer:
        'If everyone in the room agrees. People ask better questions when they are not, so we often record a short demonstration instead.',
    },
    {
      question: 'What about remote staff?',
      answer:
        'Sessions work online with smaller groups and shared exercises. Mixed rooms, half remote, work least well, so we avoid them.',
    },
    {
      question: 'How many people fit into a workshop?',
      answer:
        'Few enough that everyone can ask: as a rule of thumb, no more than fit around one large table. For a whole firm we repeat the session by role. What accounting needs from a spreadsheet is not what the field crew needs.',
    },
    {
      question: 'How do you measure whether it helped?',
      answer:
        'By the tasks named in the survey at the start. We ask the same people some weeks later whether those tasks got shorter, and look at which features are used by team. If something did not stick, office hours go there.',
    },
  ],
  related: [
    '/services/enterprise-productivity-tools',
    '/services/it-leadership-training',
    '/industries/marketing-design',
  ],
};
