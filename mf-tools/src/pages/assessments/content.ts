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
      'A 5-minute check of your IT support, security, backups, cloud and costs. Get a score, your three most important fixes and a 90-day plan right away.',
    length: '5 min',
    promise: 'You see your result right away, without giving us your email.',
    lead: 'Answer twenty questions in about five minutes and see what your company should fix first.',
    domains: [
      {
        title: 'Support',
        text: 'Do people know who to ask, and does the same problem keep coming back?',
        questions: 4,
      },
      {
        title: 'Security',
        text: 'MFA, updates, old accounts, phishing and a call-back rule for payments.',
        questions: 6,
      },
      {
        title: 'Continuity',
        text: 'When did you last restore a backup, and what happens in an outage?',
        questions: 4,
      },
      {
        title: 'Cloud and productivity',
        text: 'Where are your files, who can open them, and which licenses do you pay for?',
        questions: 3,
      },
      {
        title: 'Strategy and cost',
        text: 'Do you have an IT plan, a budget and control of your own accounts?',
        questions: 3,
      },
    ],
    rules: [
      'You see your result before anyone asks for your email.',
      'You can answer “Not sure.” It becomes a task in your plan.',
      'It’s a quick self-check, not an audit or a certification.',
    ],
  },
  {
    slug: 'healthcare-security',
    title: 'Healthcare Security Assessment',
    description:
      'A 7-minute HIPAA security self-check for practices: access, devices, backups, vendors and incidents. Get a score, first fixes and a page for your board.',
    length: '7 min',
    promise: 'You see your result right away, with a one-page summary for your board.',
    lead: 'Answer 24 questions about how your practice protects patient records. Please don’t enter patient data.',
    domains: [
      {
        title: 'Administrative',
        text: 'Who’s responsible, who was trained, and who can open patient records?',
        questions: 6,
      },
      {
        title: 'Physical',
        text: 'Screens, server rooms, tablets and old drives.',
        questions: 4,
      },
      {
        title: 'Technical',
        text: 'MFA, encryption, updates, access logs and restore tests.',
        questions: 6,
      },
      {
        title: 'Vendors',
        text: 'Which vendors have patient data, and do you have a BAA with each?',
        questions: 4,
      },
      {
        title: 'Incidents',
        text: 'Do your people know what to do in the first hour of a ransomware attack?',
        questions: 4,
      },
    ],
    rules: [
      'You see your result before anyone asks for your email.',
      'Please don’t enter anything about patients.',
      'It isn’t legal advice and doesn’t certify HIPAA compliance.',
    ],
  },
];
