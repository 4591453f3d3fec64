import { emptyLanding, type LandingDraft } from '@site/api/content/landingPages/contract';

/** Presents a tool first, then offers a conversation. */
export const assessmentTemplate: LandingDraft = {
  ...emptyLanding,
  slug: 'see-where-you-stand',
  label: 'See where you stand',
  searchTitle: 'See where your IT stands, in about five minutes',
  description:
    'Answer twenty questions about sign-in, backup and devices, and see at once where your firm stands. Nothing to install.',
  blocks: [
    {
      kind: 'hero',
      title: 'See where you stand',
      lead: 'Before anybody sells you anything: twenty questions, an answer at once, and a list in order that is yours to keep.',
      drawnAs: '/services/technology-maturity-assessment',
    },
    {
      kind: 'tool',
      title: 'The short check',
      text: 'Twenty questions for whoever knows the office best. You see the result as soon as you are through.',
      label: 'Begin the check',
      to: '/assessments/BusinessTechCheck',
    },
    {
      kind: 'steps',
      title: 'What to do with the result',
      items: [
        {
          title: 'Read the list',
          text: 'It begins with what could cost you most, not with what is easiest.',
        },
        { title: 'Do the first thing', text: 'Most lists begin with something you can do on your own.' },
        { title: 'Ask about the rest', text: 'Where you want a hand, half an hour is enough to plan it.' },
      ],
    },
    {
      kind: 'proof',
      title: 'See how we work',
      items: [
        {
          text: 'What a service desk takes on, and what it leaves to you, is written down.',
          label: 'Read about the service desk',
          to: '/services/service-desk',
        },
        {
          text: 'The questions customers ask before they sign are answered in public.',
          label: 'Read the answers',
          to: '/faq',
        },
      ],
    },
    {
      kind: 'booking',
      title: 'Talk about your list',
      text: 'Bring the result, or just the question it left you with.',
      label: 'Choose a time',
    },
  ],
};
