import type { IndustryServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Microsoft 365, Excel, Teams and Google Workspace training by role: small workshops with your own files, one-page guides and office hours.';

export const content: Outline<IndustryServiceSlug> = {
  slug: 'software-training',
  summary,
  keywords: ['Microsoft 365', 'Excel', 'Teams'],
  problem:
    'Companies buy good software and use a tenth of it. The rest is done by hand, or by the one person who knows how, who is on vacation. A general course doesn’t help, because nobody in it has your spreadsheet.',
  service: 'consultation',
  signs: [
    { text: 'We pay for good software and use a tenth of it.', goal: 'costs' },
    { text: 'One person knows how it works, and everyone asks them.', goal: 'expertise' },
    { text: 'New hires learn our tools by asking around.', goal: 'growth' },
  ],
  outcomes: [
    'People finish common tasks without asking the expert.',
    'Each session leaves a one-page guide with your own screens.',
    'You know which features are worth paying for.',
  ],
  included: [
    'A short survey of the tasks that take too long',
    'Workshops by role, small enough for questions',
    'Exercises with your own documents, sensitive data removed',
    'One-page guides',
    'Office hours in the weeks after',
    'A check of what people use, by team',
  ],
  steps: [
    { title: 'Ask', text: 'Which tasks take too long? Your people know.' },
    { title: 'Prepare', text: 'Exercises from your work, one tool at a time.' },
    { title: 'Teach', text: 'Hands-on, short sessions, with questions.' },
    { title: 'Follow up', text: 'Office hours and a check of what changed.' },
  ],
  notIncluded: [
    'Certificates and exam courses',
    'Writing macros or apps for you',
    'Tools we don’t know; we help you find someone who does',
  ],
  faqs: [
    {
      question: 'Do you teach our industry software?',
      answer:
        'We teach common office and collaboration tools. For specialized software, we bring in the vendor or help your own expert teach it.',
    },
    {
      question: 'Are sessions recorded?',
      answer:
        'If everyone agrees. People ask better questions without a recording, so we often record a short demo instead.',
    },
    {
      question: 'What about remote employees?',
      answer:
        'Sessions work online with smaller groups. We avoid mixed rooms, half remote, because they rarely work well.',
    },
    {
      question: 'How many people fit into a workshop?',
      answer: 'Up to about ten, so everyone can ask. For a whole company, we repeat the session by role.',
    },
    {
      question: 'How do you measure if it helped?',
      answer:
        'We ask the same people a few weeks later if their tasks got faster, and check which features are used.',
    },
  ],
  related: [
    '/services/enterprise-productivity-tools',
    '/services/it-leadership-training',
    '/industries/marketing-design',
  ],
};
