import type { InitialLandingPage } from './InitialLandingPage';

export const switchProvider: InitialLandingPage = {
  slug: 'switch-provider',
  kind: 'campaign',
  label: 'Switching IT providers',
  searchTitle: 'How to switch IT providers without a bad week',
  description:
    'What to ask for, in which order, before you give notice to your IT provider: keys, contracts, backups and a handover without gaps.',
  blocks: [
    {
      kind: 'hero',
      title: 'Leaving your IT provider without a bad week',
      lead: 'People stay with a provider they are unhappy with because the other side holds the keys. Collect the keys first. Here is the order, whoever you go to.',
      drawnAs: '/services/project-management',
    },
    {
      kind: 'steps',
      title: 'Before you give notice',
      items: [
        {
          title: 'Read the contract',
          text: 'End date, notice period, automatic renewal, and what it says about handing over. Put the last day for notice into a calendar.',
        },
        {
          title: 'Find out what you own',
          text: 'Domain name, tenant of your mail and files, licenses, telephone numbers, firewall. Each should be in the firm’s name, and often one is not.',
        },
        {
          title: 'Get a key of your own',
          text: 'An administrator account that belongs to the owner, with the second step on the owner’s phone, sealed and tried once.',
        },
        {
          title: 'Ask for the book',
          text: 'Passwords, diagrams, serial numbers, vendor contacts. Ask while everybody is still friendly.',
        },
      ],
    },
    {
      kind: 'text',
      title: 'The weeks in between',
      markdown:
        'A good handover overlaps. For two or three weeks both providers can see the systems, and one person on your side decides who does what. We take over watching first, then the desk, then the administration, and each step has a date and a way to undo it.\n\nBackups get a copy that the old provider cannot delete. Not because we expect malice: contracts end at midnight, and storage that nobody pays for is emptied by a program.\n\nOn the last day every shared password changes, old remote-access tools are removed from each machine, and the list of accounts is read aloud once.',
    },
    {
      kind: 'benefits',
      title: 'What usually goes wrong',
      items: [
        {
          title: 'The domain',
          text: 'It is registered to somebody’s former employee, and mail stops on the day it lapses.',
        },
        {
          title: 'Rented equipment',
          text: 'The firewall turns out to be the provider’s, and leaves with them. Better to know a month ahead.',
        },
        {
          title: 'Silence',
          text: 'Your people hear of it on the day the number changes. One short note, a week before, is all it takes.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'What owners ask us quietly',
      items: [
        {
          question: 'Can you look before we tell our provider?',
          answer:
            'At contracts and at what your own administrator account shows, yes. We do not enter systems behind anybody’s back, and you would not want a provider who does.',
        },
        {
          question: 'What if they refuse to hand over?',
          answer:
            'Most do not. If one does, the domain registrar, Microsoft, Google and the telephone carrier all have ways for an owner to prove ownership. They take days, so we start with those.',
        },
        {
          question: 'Should we really leave?',
          answer:
            'Sometimes a frank talk and a written scope are enough. If that is what we think, we say it.',
        },
      ],
    },
    {
      kind: 'form',
      title: 'Tell us where you stand',
      text: 'The end date of your contract and the number of people are enough to begin. What you write stays with us.',
    },
  ],
};
