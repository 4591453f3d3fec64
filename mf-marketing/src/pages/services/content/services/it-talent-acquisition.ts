import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Hire IT people for outcomes: a clear role, a scorecard, help with the technical interview and an onboarding plan for the first 90 days.';

export const content: Outline<ServiceSlug> = {
  slug: 'it-talent-acquisition',
  summary,
  problem:
    'Hiring for a job you have never done is hard. The posting lists every product you own, the candidates list every product they have seen, and the interview ends up being about whether you like each other. Six months later the role turns out to have been three roles.',
  asks: 'consultation',
  signs: [
    { text: 'We need an IT person, and have never hired one.', goal: 'expertise' },
    { text: 'We do not know what to hire for and what to buy as a service.', goal: 'costs' },
    { text: 'We are growing, and our one IT person is no longer enough.', goal: 'growth' },
  ],
  outcomes: [
    'A role described by what must be true after a year, not by a list of products.',
    'Candidates compared on the same scorecard by everyone who met them.',
    'A new colleague who knows what the first 90 days are for.',
  ],
  included: [
    'Role scoping: what to hire, what to outsource, what to stop doing',
    'A job description in plain words, with honest requirements',
    'A scorecard and a structured interview guide',
    'A technical conversation led by someone who does the work',
    'Work samples that respect a candidate’s time',
    'An onboarding plan: access, people, first tasks, first review',
  ],
  steps: [
    {
      title: 'Scope',
      text: 'We look at tickets, projects and plans to see which work actually needs a person.',
    },
    {
      title: 'Describe',
      text: 'Outcomes first, then the few skills that cannot be learned on the job.',
    },
    {
      title: 'Interview',
      text: 'Same questions, same scorecard, written down before anybody compares notes.',
    },
    {
      title: 'Start',
      text: 'Accounts and equipment ready, a plan on paper, a check-in while small things are still small.',
    },
  ],
  notIncluded: [
    'The hiring decision, employment terms and payroll',
    'Background checks, which need a specialized provider',
    'Recruiting from our own clients',
  ],
  faqs: [
    {
      question: 'Contract or permanent?',
      answer:
        'We help you decide. Steady work that needs knowledge of the firm leans permanent, a project with an end leans contract. The scorecard works for both.',
    },
    {
      question: 'What does it cost?',
      answer:
        'Fees are quoted in writing before any work, and depend on how much of the process you want help with.',
    },
    {
      question: 'What if the hire does not work out?',
      answer:
        'What happens then is written into the agreement before we start. The onboarding plan includes early check-ins so that trouble shows while it can be mended.',
    },
    {
      question: 'Can the new person work beside your team?',
      answer:
        'Yes. In a co-managed setup we write down who owns what, share the queue and the documents, and cover each other’s absences as agreed.',
    },
    {
      question: 'Do you find the candidates?',
      answer:
        'Our part is the role, the scorecard, the technical conversation and the first 90 days. Posting and sourcing stay with you or a recruiter you choose, and we brief them so that they look for the right person. If you want more than that, say so, and the proposal will name it.',
    },
  ],
  related: ['/services/it-leadership-training', '/services/it-advisory', '/services/service-desk'],
};
