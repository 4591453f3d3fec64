/** Introduction of an assessment. */
export interface AssessmentIntro {
  slug: string;
  title: string;
  description: string;
  lead: string;
  domains: { title: string; text: string; questions: number }[];
  /** Duration. */
  length: string;
  /** What the visitor gets and provides. */
  promise: string;
  /** How answers are treated. */
  rules: string[];
}

export const ASSESSMENTS: AssessmentIntro[] = [
  {
    slug: 'BusinessTechCheck',
    title: 'Business Technology Assessment',
    description:
      'A 5 minute check of support, security, continuity, cloud and cost for small and mid-sized firms. A score, three first fixes and a ninety-day plan, at once.',
    length: '5 min',
    promise: 'The result comes at once, and nobody asks for your address.',
    lead: 'Twenty plain questions in five areas, about five minutes, and a result that says what to do first.',
    domains: [
      {
        title: 'Support',
        text: 'Do people know whom to ask, and does the same problem come back?',
        questions: 4,
      },
      {
        title: 'Security',
        text: 'Second step at sign-in, updates, old accounts, a rule for payments.',
        questions: 6,
      },
      {
        title: 'Continuity',
        text: 'When did you last restore something, and how long did it take?',
        questions: 4,
      },
      {
        title: 'Cloud and productivity',
        text: 'Is there one home for each kind of work, and who is it shared with?',
        questions: 3,
      },
      {
        title: 'Strategy and cost',
        text: 'Is there a plan on paper, and can you explain the bill?',
        questions: 3,
      },
    ],
    rules: [
      'You will see the result before anyone asks for your address.',
      '“Not sure” is a fair answer, and becomes something to find out.',
      'It is a conversation starter, not a certification.',
    ],
  },
  {
    slug: 'healthcare-security',
    title: 'Healthcare Security Assessment',
    description:
      'Security questions for healthcare practices: administrative, physical, technical, vendors and incidents. A score, first fixes and a board page.',
    length: '7 min',
    promise: 'The result comes at once, with a page for your board. No patient data, ever.',
    lead: 'Twenty-four questions for practices that look after patient records. No patient data, please: none is needed.',
    domains: [
      {
        title: 'Administrative',
        text: 'Who is responsible, who was trained, when was access last reviewed?',
        questions: 6,
      },
      {
        title: 'Physical',
        text: 'Screens in public view, locked rooms, tablets counted at the end of the day.',
        questions: 4,
      },
      {
        title: 'Technical',
        text: 'Second step at sign-in, encryption, updates, backup with restore exercises.',
        questions: 6,
      },
      {
        title: 'Vendors',
        text: 'Who has access to what, until when, and is the agreement on file?',
        questions: 4,
      },
      { title: 'Incidents', text: 'Is the first hour on paper, with names and numbers?', questions: 4 },
    ],
    rules: [
      'You will see the result before anyone asks for your address.',
      'Please enter nothing about patients, ever.',
      'It is not legal advice, and it does not certify compliance.',
    ],
  },
];
