import { emptyLanding, type LandingDraft } from '@site/api/content/landingPages/contract';

/** Invites to a conversation; ends with the contact form. */
export const conversation: LandingDraft = {
  ...emptyLanding,
  slug: 'a-second-opinion',
  label: 'A second opinion',
  searchTitle: 'A second opinion on your IT, in Central Texas',
  description:
    'Say what is in the way at your firm, and get a second opinion: what to look at first, what can wait, and what you can do alone.',
  blocks: [
    {
      kind: 'hero',
      title: 'A second opinion, before you decide',
      lead: 'Something at your firm is slow, unclear or overdue, and somebody has told you what it takes. Tell us about it, and hear how we would go about it.',
      drawnAs: '/services/service-desk',
    },
    {
      kind: 'benefits',
      title: 'What you take with you',
      items: [
        {
          title: 'A plain answer',
          text: 'What the trouble most likely is, said without the words only technicians use.',
        },
        { title: 'An order', text: 'What to do first, what can wait, and what is not worth doing at all.' },
        {
          title: 'Your own next step',
          text: 'Often there is something you can do alone. Then we say so, and how.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How it goes',
      items: [
        {
          title: 'You write',
          text: 'A few lines are enough: what happens, since when, and whom it holds up.',
        },
        {
          title: 'We ask',
          text: 'A call about what was tried, and what must not stop while it is looked at.',
        },
        { title: 'You decide', text: 'With our answer in writing. What you do with it is up to you.' },
      ],
    },
    {
      kind: 'faq',
      title: 'Asked before',
      items: [
        {
          question: 'We have somebody for IT already. Is that a problem?',
          answer: 'No. If you like, we speak with them first. A second look is no vote against anyone.',
        },
        {
          question: 'Do you need access to our computers?',
          answer: 'Not for this. If a look is needed later, you decide what we may see and for how long.',
        },
      ],
    },
    {
      kind: 'form',
      title: 'What is in the way?',
      text: 'Write as you would tell a colleague. Somebody who works on such things reads it.',
    },
  ],
};
