import { emptyLanding, type LandingDraft } from '@site/api/content/landingPages/contract';

/** Invites to a workshop; the page ends three days after it. */
export const workshop = (at: string): LandingDraft => ({
  ...emptyLanding,
  slug: 'an-hour-on-forged-mail',
  label: 'An hour on forged mail',
  searchTitle: 'An hour on forged mail: a workshop for office teams',
  description:
    'An hour for teams that pay bills by email: how forged mail looks, three habits that stop most of it, and what to do afterwards.',
  expireAt: new Date(Date.parse(at) + 3 * 86_400_000).toISOString(),
  expireTo: '/services/cybersecurity',
  blocks: [
    {
      kind: 'hero',
      title: 'One hour on forged mail',
      lead: 'For the people who pay the bills. We take messages apart, agree on habits, and write down who calls whom when one got through.',
      drawnAs: '/services/cybersecurity',
    },
    {
      kind: 'countdown',
      title: 'When it begins',
      until: at,
      text: 'Online, with time for questions. The link comes with the confirmation.',
      afterwards: 'This hour has passed. Write to us if your team would like one of its own.',
    },
    {
      kind: 'benefits',
      title: 'What the hour is about',
      items: [
        {
          title: 'Reading a message',
          text: 'Who it says it is from, where it came from, and which of the two you can check.',
        },
        {
          title: 'Habits that hold',
          text: 'A number on paper, a call back, a second pair of eyes. None of them needs new software.',
        },
        {
          title: 'When it happened',
          text: 'The first half hour decides most. Whom to call, in which order, and what to leave as it is.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Before you come',
      items: [
        {
          question: 'Do we have to prepare anything?',
          answer: 'No. If you have a message you wondered about, bring it; we take names out first.',
        },
        {
          question: 'How many may come?',
          answer: 'As many as sit around your table. The hour is best when the people who pay are there.',
        },
      ],
    },
    {
      kind: 'form',
      title: 'Save a seat',
      text: 'Say how many of you will come, and what you would like to hear about most.',
    },
  ],
});
