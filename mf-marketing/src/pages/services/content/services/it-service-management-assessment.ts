import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Interviews, ticket data and a process review turned into strengths, gaps and ranked improvements your IT team can start on next week.';

export const content: Outline<ServiceSlug> = {
  slug: 'it-service-management-assessment',
  summary,
  problem:
    'Everyone has an opinion about IT: the staff say it is slow, the team says it is understaffed, the owner sees the invoice. Each is partly right. Without looking at the tickets, the rules and the people together, the next decision is a guess with a budget.',
  asks: 'consultation',
  signs: [
    { text: 'Staff say that IT is slow, and IT says that it is understaffed.', goal: 'reliability' },
    { text: 'We are about to add a person or a tool, and it is a guess.', goal: 'costs' },
    { text: 'We close tickets by the hundred, and learn nothing from them.', goal: 'expertise' },
  ],
  outcomes: [
    'A fair picture that both IT and the business recognize.',
    'Improvements ranked by effect and effort, the first ones small enough to begin at once.',
    'A baseline, so that next year’s opinion can be compared with a number.',
  ],
  included: [
    'Interviews with users, the IT team and leadership',
    'Analysis of ticket data, with personal details removed where possible',
    'Review of incident, request, change and knowledge practices',
    'A look at tools, contracts and who covers whom',
    'A report with strengths first, then gaps, then ranked steps',
    'A session with the IT team before anyone else sees the report',
  ],
  steps: [
    { title: 'Prepare', text: 'Scope, people, data access and rules for privacy are agreed in writing.' },
    { title: 'Gather', text: 'Short interviews, an export from the ticket tool, documents as they are.' },
    {
      title: 'Compare',
      text: 'What people say, what the data says, and where the two disagree. That is where the findings are.',
    },
    {
      title: 'Report',
      text: 'First to the team, for corrections. Then to leadership, with the ranked list.',
    },
  ],
  notIncluded: [
    'Rating individual employees',
    'A security audit, which is a different question',
    'Carrying out the improvements, unless you ask for it',
  ],
  faqs: [
    {
      question: 'How much of our time does it take?',
      answer:
        'An interview slot for each person we speak to, one person who can export data, and one who can answer questions. The plan lists names and dates before you agree.',
    },
    {
      question: 'What data do you need?',
      answer:
        'An export of tickets with dates, categories and status. We do not need message contents, and we say which fields may be left out.',
    },
    {
      question: 'Is this a way to judge our IT people?',
      answer:
        'No, and we do not take it on if that is the purpose. The report is about the work and how it is arranged. Interview remarks are not attributed.',
    },
    {
      question: 'What is in the report?',
      answer:
        'Strengths first, then the gaps, each with what we saw and where, then a ranked list of steps with effect, effort and a suggested owner. The first few are small enough to begin the week after. The figures behind it come as a sheet you can reuse next year.',
    },
    {
      question: 'How do you protect the privacy of people in the tickets?',
      answer:
        'We ask for categories, dates and status rather than message text, and for names to be removed before the export where your tool allows it. Who holds the data, where, and when it is deleted is agreed in writing before anything is sent.',
    },
  ],
  related: [
    '/services/itil-strategy-development',
    '/services/technology-maturity-assessment',
    '/services/service-desk',
  ],
};
