import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Find out why IT feels slow: interviews, ticket data and a process review become a ranked list of improvements you can start next week.';

export const content: Outline<ServiceSlug> = {
  slug: 'it-service-management-assessment',
  summary,
  problem:
    'Everyone has an opinion about IT. Employees say it’s slow, the IT team says it’s understaffed, the owner sees the bill. Each is partly right. Without the data, your next decision is a guess.',
  service: 'consultation',
  signs: [
    { text: 'Employees say IT is slow, and IT says it’s understaffed.', goal: 'reliability' },
    { text: 'We’re about to add a person or a tool, and it’s a guess.', goal: 'costs' },
    { text: 'We close hundreds of tickets and learn nothing from them.', goal: 'expertise' },
  ],
  outcomes: [
    'You get a fair picture that both IT and the business recognize.',
    'Improvements are ranked by effect and effort, and the first ones are small.',
    'You have a baseline to compare with next year.',
  ],
  included: [
    'Interviews with employees, the IT team and leadership',
    'Analysis of ticket data, with personal details removed where possible',
    'Review of how incidents, requests, changes and knowledge are handled',
    'A review of tools, contracts and who covers absences',
    'A report: strengths first, then gaps, then ranked steps',
    'A session with the IT team before anyone else sees the report',
  ],
  steps: [
    { title: 'Prepare', text: 'We agree on scope, people, data access and privacy in writing.' },
    { title: 'Collect', text: 'Short interviews, a ticket export, your documents as they are.' },
    { title: 'Compare', text: 'We compare what people say with what the data says.' },
    { title: 'Report', text: 'First to the IT team for corrections, then to leadership.' },
  ],
  notIncluded: [
    'Ratings of individual employees',
    'A security review: see Cybersecurity Risk Assessment',
    'Carrying out the improvements, unless you ask for it',
  ],
  faqs: [
    {
      question: 'How much of our time does it take?',
      answer:
        'One interview slot per person, one person to export data and one to answer questions. The plan lists names and dates first.',
    },
    {
      question: 'What data do you need?',
      answer: 'A ticket export with dates, categories and status. We don’t need message texts.',
    },
    {
      question: 'Is this a way to judge our IT staff?',
      answer: 'No. The report is about the work and how it’s organized. Interview remarks aren’t attributed.',
    },
    {
      question: 'What’s in the report?',
      answer:
        'Strengths, gaps with evidence, and a ranked list of steps with effect, effort and a suggested owner. You also get the numbers in a spreadsheet.',
    },
    {
      question: 'How do you protect the privacy of people in the tickets?',
      answer:
        'We ask for categories and dates, not texts, and for names to be removed. Who holds the data and when it’s deleted is agreed in writing.',
    },
  ],
  related: [
    '/services/itil-strategy-development',
    '/services/technology-maturity-assessment',
    '/services/service-desk',
  ],
};
