import type { TemplateDraft } from '../contract';

/** Invites to a workshop. Its countdown has no date: a page made from it gets one. */
export const eventTemplate: TemplateDraft = {
  slug: 'starting-point-event',
  label: 'Event',
  about: 'A workshop with a countdown. The page expires three days after it.',
  uses: [],
  address: 'stop-invoice-fraud',
  searchTitle: 'Stop invoice fraud: a one-hour workshop for office teams',
  description:
    'A one-hour online workshop for teams that pay invoices: how to spot phishing and fake invoices, and what to do if money was sent.',
  blocks: [
    {
      kind: 'hero',
      title: 'Stop invoice fraud in one hour',
      lead: 'For everyone who pays invoices: learn to spot phishing and fake bank details, and leave with a call-back rule your team can use the same day.',
      drawnAs: '/services/cybersecurity',
    },
    {
      kind: 'countdown',
      title: 'When it starts',
      until: '',
      text: 'Online, with time for questions. We email you the link when you register.',
      afterwards: 'This workshop is over. Contact us if you’d like one for your team.',
    },
    {
      kind: 'benefits',
      title: 'What you’ll learn',
      items: [
        {
          title: 'Spot a fake email',
          text: 'Check who really sent a message and where its links go.',
        },
        {
          title: 'Stop a fake payment',
          text: 'Call back on a number you already have, and ask a second person to approve. You need no new software.',
        },
        {
          title: 'React fast',
          text: 'If money was sent, the first hours matter most. You’ll know whom to call and in which order.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Before you register',
      items: [
        {
          question: 'Do we need to prepare anything?',
          answer: 'No. If you have a suspicious email, bring it. We remove names before we show it.',
        },
        {
          question: 'How many people can join?',
          answer: 'Bring everyone who pays or approves invoices. They get the most from it.',
        },
      ],
    },
    {
      kind: 'form',
      title: 'Register your team',
      text: 'Tell us how many people will join and what you’d like us to cover.',
    },
  ],
  fields: [],
};
