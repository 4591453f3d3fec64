import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Hire the right IT person: a clear role, a fair scorecard, help with the technical interview and an onboarding plan for the first 90 days.';

export const content: Outline<ServiceSlug> = {
  slug: 'it-talent-acquisition',
  summary,
  problem:
    'Hiring for a job you’ve never done is hard. The posting lists every product you own, the candidates list every product they’ve seen. Six months later, the role turns out to be three roles.',
  service: 'consultation',
  signs: [
    { text: 'We need an IT person and have never hired one.', goal: 'expertise' },
    { text: 'We don’t know what to hire for and what to outsource.', goal: 'costs' },
    { text: 'We’re growing, and our one IT person isn’t enough.', goal: 'growth' },
  ],
  outcomes: [
    'The role describes results after a year, not a list of products.',
    'Everyone compares candidates on the same scorecard.',
    'Your new hire knows what the first 90 days are for.',
  ],
  included: [
    'Role planning: what to hire, what to outsource, what to stop doing',
    'A job description in plain English',
    'A scorecard and an interview guide',
    'A technical interview led by someone who does the work',
    'Work samples that respect a candidate’s time',
    'An onboarding plan: access, people, first tasks, first review',
  ],
  steps: [
    { title: 'Plan', text: 'We look at tickets and projects to see which work needs a person.' },
    { title: 'Describe', text: 'Results first, then the few skills nobody can learn on the job.' },
    { title: 'Interview', text: 'Same questions, same scorecard for everyone.' },
    { title: 'Start', text: 'Accounts and equipment ready, a written plan, early check-ins.' },
  ],
  notIncluded: [
    'The hiring decision, employment terms and payroll',
    'Background checks, which need a specialized provider',
    'Recruiting from our own clients',
  ],
  faqs: [
    {
      question: 'Should we hire an employee or a contractor?',
      answer:
        'Steady work that needs knowledge of your company suits an employee. A project with an end suits a contractor. The scorecard works for both.',
    },
    {
      question: 'What if the hire doesn’t work out?',
      answer:
        'The agreement says what happens. Early check-ins in the onboarding plan show problems while you can still fix them.',
    },
    {
      question: 'Can the new person work with your team?',
      answer: 'Yes, as co-managed IT. We agree in writing who does what and cover each other’s absences.',
    },
    {
      question: 'Do you find the candidates?',
      answer:
        'We handle the role, the scorecard, the technical interview and the first 90 days. You or your recruiter post the job, and we brief them.',
    },
  ],
  related: ['/services/it-leadership-training', '/services/it-advisory', '/services/service-desk'],
};
