import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'People, process, technology, security and strategy scored with reasons, and turned into a twelve-month roadmap your firm can follow.';

export const content: Outline<ServiceSlug> = {
  slug: 'technology-maturity-assessment',
  summary,
  problem:
    'Growth hides weak spots until it does not. The server that was fine for twelve people is not for forty, the spreadsheet that ran operations has one author, and nobody can say whether the firm is ahead or behind. You cannot plan a route without a starting point.',
  asks: 'consultation',
  signs: [
    { text: 'We have grown, and do not know what will give way first.', goal: 'growth' },
    { text: 'We have a budget, and no order to spend it in.', goal: 'costs' },
    { text: 'We have nobody to ask whether our technology is fit for what comes next.', goal: 'expertise' },
  ],
  outcomes: [
    'A score in five areas, each with the evidence behind it.',
    'A roadmap for twelve months, ordered by business effect.',
    'A way to measure again and see what moved.',
  ],
  included: [
    'Interviews across the firm, not only with IT',
    'A review of systems, contracts, documents and spending',
    'Scores for people, process, technology, security and strategy',
    'The reasoning behind every score, open to challenge',
    'A twelve-month roadmap with rough costs and dependencies',
    'A presentation to leadership, with time for argument',
  ],
  steps: [
    {
      title: 'Frame',
      text: 'What is the firm trying to do in the next two years? The scores are read against that.',
    },
    {
      title: 'Look',
      text: 'Interviews, walk-throughs, documents. We ask to see things rather than be told.',
    },
    {
      title: 'Score',
      text: 'Five areas, plain levels, evidence noted. You can dispute any of them, and sometimes you will be right.',
    },
    {
      title: 'Plan',
      text: 'The gaps that matter become a roadmap. The ones that do not are named and left alone.',
    },
  ],
  notIncluded: [
    'An audit against a standard, or a certificate',
    'Detailed security testing',
    'The projects on the roadmap, which are decided one by one',
  ],
  faqs: [
    {
      question: 'How is this different from an audit?',
      answer:
        'An audit asks whether you meet a fixed standard. This asks whether your technology is fit for where you are going. Nobody passes or fails.',
    },
    {
      question: 'How long does it take?',
      answer:
        'It depends on sites and systems. The proposal names the interviews, the dates and the day of the report before you decide.',
    },
    {
      question: 'When should we repeat it?',
      answer:
        'After a year is usual, or after a big change such as a merger. The second round is shorter, because the frame exists already.',
    },
    {
      question: 'We want a quick look first. Is there one?',
      answer:
        'Call us and describe the firm. A short conversation will often tell you whether the full assessment is worth it.',
    },
    {
      question: 'Who should take part?',
      answer:
        'Someone from leadership, whoever looks after IT, and a few people who do the daily work, including one who is unhappy with it. Where leadership and the daily work score the same area differently, the distance between them is usually the most useful finding.',
    },
  ],
  related: [
    '/services/it-advisory',
    '/services/cybersecurity-risk-assessment',
    '/services/it-service-management-assessment',
  ],
  reading: { title: 'Replacing laptops on a schedule', path: '/blog/replacing-laptops-on-a-schedule' },
};
