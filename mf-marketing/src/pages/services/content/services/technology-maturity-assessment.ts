import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Find out where your IT stands: scores for people, process, technology, security and strategy, and a 12-month roadmap in order of impact.';

export const content: Outline<ServiceSlug> = {
  slug: 'technology-maturity-assessment',
  summary,
  problem:
    'Growth hides weak spots. The server that was fine for twelve people isn’t for forty. One person wrote the spreadsheet that runs operations. Nobody can say if you’re ahead or behind. You can’t plan without knowing where you start.',
  service: 'consultation',
  signs: [
    { text: 'We’ve grown and don’t know what will break first.', goal: 'growth' },
    { text: 'We have an IT budget, but no order to spend it in.', goal: 'costs' },
    { text: 'We have nobody to ask if our IT is ready for what comes next.', goal: 'expertise' },
  ],
  outcomes: [
    'You get a score in five areas, with the evidence behind it.',
    'You get a 12-month roadmap in order of business impact.',
    'You can measure again next year and see what improved.',
  ],
  included: [
    'Interviews across the company, not only with IT',
    'A review of systems, contracts, documents and spending',
    'Scores for people, process, technology, security and strategy',
    'The reasons behind every score',
    'A 12-month roadmap with rough costs',
    'A presentation to leadership, with time for questions',
  ],
  steps: [
    { title: 'Goals', text: 'What does the company want to achieve in two years? We measure against that.' },
    {
      title: 'Review',
      text: 'Interviews, walk-throughs and documents. We ask to see things, not only hear about them.',
    },
    { title: 'Score', text: 'Five areas, clear levels, evidence noted. You can challenge any score.' },
    { title: 'Plan', text: 'The gaps that matter become a roadmap. The others are listed and left alone.' },
  ],
  notIncluded: [
    'An audit against a standard, or a certificate',
    'Detailed security testing',
    'The projects on the roadmap, which you approve one by one',
  ],
  faqs: [
    {
      question: 'How is this different from an audit?',
      answer:
        'An audit checks if you meet a fixed standard. This checks if your IT fits where you’re going. Nobody passes or fails.',
    },
    {
      question: 'How long does it take?',
      answer:
        'It depends on locations and systems. The proposal lists the interviews, dates and delivery day before you decide.',
    },
    {
      question: 'When should we repeat it?',
      answer: 'After a year, or after a big change such as a merger. The second round is shorter.',
    },
    {
      question: 'Is there a quick version first?',
      answer:
        'Yes. Take our free business technology assessment online, or call us. A short talk often tells you if the full assessment is worth it.',
    },
    {
      question: 'Who should take part?',
      answer:
        'Someone from leadership, whoever runs IT, and a few people who do the daily work, including one who is unhappy with it.',
    },
  ],
  related: [
    '/services/it-advisory',
    '/services/cybersecurity-risk-assessment',
    '/services/it-service-management-assessment',
  ],
  reading: { title: 'Replacing laptops on a schedule', path: '/blog/replacing-laptops-on-a-schedule' },
};
