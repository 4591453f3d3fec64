import type { TemplateDraft } from '../contract';

/** Presents an assessment first, then offers a call. */
export const assessmentTemplate: TemplateDraft = {
  slug: 'starting-point-assessment',
  label: 'Assessment',
  about: 'Visitors take the assessment and book a call about the result.',
  uses: [],
  address: 'see-where-you-stand',
  searchTitle: 'Check your company’s IT in about five minutes',
  description:
    'Answer twenty questions about support, security and backups and see right away what your company should fix first.',
  blocks: [
    {
      kind: 'hero',
      title: 'See where your IT stands',
      lead: 'Answer twenty questions and get your score, your three most important fixes and a 90-day plan. You don’t need to sign up.',
      drawnAs: '/services/technology-maturity-assessment',
    },
    {
      kind: 'tool',
      title: 'Business Technology Assessment',
      text: 'It takes about five minutes. You see your result right after the last question, and nobody asks for your email first.',
      label: 'Start the assessment',
      to: '/assessments/BusinessTechCheck',
    },
    {
      kind: 'steps',
      title: 'What to do with your result',
      items: [
        {
          title: 'Read the list',
          text: 'The fix that lowers your risk most comes first.',
        },
        {
          title: 'Fix the first item',
          text: 'You can often do it yourself with settings you already pay for.',
        },
        { title: 'Ask us about the rest', text: 'Book a call, and we’ll plan the remaining steps with you.' },
      ],
    },
    {
      kind: 'proof',
      title: 'How we work',
      items: [
        {
          text: 'You see in writing what our service desk does and what it doesn’t.',
          label: 'See Service Desk Support',
          to: '/services/service-desk',
        },
        {
          text: 'We answer the questions that owners ask before they hire us.',
          label: 'Read the FAQ',
          to: '/faq',
        },
      ],
    },
    {
      kind: 'booking',
      title: 'Talk about your result',
      text: 'Bring your result or just one question.',
      label: 'Choose a time',
    },
  ],
  fields: [],
};
