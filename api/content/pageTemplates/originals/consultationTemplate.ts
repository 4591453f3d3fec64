import type { TemplateDraft } from '../contract';

/** Offers a consultation; ends with the contact form. */
export const consultationTemplate: TemplateDraft = {
  slug: 'starting-point-consultation',
  label: 'Consultation',
  about: 'Benefits, steps, FAQ and a contact form.',
  uses: [],
  address: 'a-second-opinion',
  searchTitle: 'A second opinion on your IT in Central Texas',
  description:
    'Get a second opinion on your IT before you sign a quote: what to fix first, what can wait and what you can do yourself.',
  blocks: [
    {
      kind: 'hero',
      title: 'A second opinion, before you decide',
      lead: 'You have a quote, a slow system or a renewal to decide on. Tell us about it, and we’ll tell you what we would do and why.',
      drawnAs: '/services/service-desk',
    },
    {
      kind: 'benefits',
      title: 'What you get',
      items: [
        {
          title: 'A clear answer',
          text: 'You learn what the problem most likely is, in plain English.',
        },
        { title: 'A ranked list', text: 'You see what to do first, what can wait and what to skip.' },
        {
          title: 'A next step',
          text: 'If you can fix it yourself, we tell you how.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How it works',
      items: [
        {
          title: 'Tell us',
          text: 'Describe what happens, since when and who it affects. A few lines are enough.',
        },
        {
          title: 'Talk to us',
          text: 'We call you and ask what you’ve tried and what must keep running.',
        },
        { title: 'Decide', text: 'You get our answer in writing. There’s no obligation.' },
      ],
    },
    {
      kind: 'faq',
      title: 'Common questions',
      items: [
        {
          question: 'We already have an IT provider. Is that a problem?',
          answer: 'No. Many companies ask for a second opinion. If you like, we talk to your provider first.',
        },
        {
          question: 'Do you need access to our computers?',
          answer:
            'Not for this. If we need to look at something later, you decide what we see and for how long.',
        },
      ],
    },
    {
      kind: 'form',
      title: 'What do you want a second opinion on?',
      text: 'Use your own words. A technician reads your message.',
    },
  ],
  fields: [],
};
