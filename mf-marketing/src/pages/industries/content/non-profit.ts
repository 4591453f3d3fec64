import type { Industry } from './Industry';

export const content: Industry = {
  slug: 'non-profit',
  heading: 'IT for non-profits',
  summary:
    'Small budgets spent well, donor details looked after, volunteers let in and out cleanly, and reports a board can read. IT help for non-profits.',
  pressures: [
    {
      title: 'Budget',
      text: 'is tight, and every dollar on IT has to answer for not being spent on the mission.',
    },
    { title: 'Donors', text: 'trust you with details and expect you to keep them.' },
    { title: 'Volunteers', text: 'come for a season and often use their own computers.' },
    { title: 'Grants', text: 'arrive with questions about security and reporting.' },
  ],
  systems: [
    {
      system: 'Donor database',
      trouble: 'Exported to spreadsheets that travel',
      remedy: 'Roles, a rule for exports, a place for the ones you need',
    },
    {
      system: 'Mail and files',
      trouble: 'Personal accounts used for the organization’s work',
      remedy: 'Non-profit licensing where you qualify, one home for documents',
    },
    {
      system: 'Donated PCs',
      trouble: 'Too old to receive updates',
      remedy: 'A minimum standard and a polite way to decline',
    },
    {
      system: 'Payment forms',
      trouble: 'Set up by someone who moved away',
      remedy: 'Ownership moved to the organization, two administrators',
    },
    {
      system: 'Program sites',
      trouble: 'Wi-Fi shared by staff, clients and visitors',
      remedy: 'Separate networks on ordinary equipment',
    },
  ],
  risks: [
    { risk: 'The donor list is copied or lost', control: 'Roles, export rule, separate backup' },
    {
      risk: 'A fake message from the director asks for gift cards',
      control: 'A known rule: never by mail, always by voice',
    },
    { risk: 'Everything hangs on one volunteer', control: 'Documents and a second administrator' },
    { risk: 'A grant asks for controls you cannot show', control: 'A short written plan with evidence' },
  ],
  help: [
    {
      title: 'Licensing guidance',
      text: 'Several software makers offer discounts or grants to eligible organizations. We help you check, apply and avoid paying for what you were given.',
    },
    {
      title: 'Simple controls first',
      text: 'Strong sign-in, updates, a backup kept apart and a leaver list. Most of the protection, little of the cost.',
    },
    {
      title: 'Reporting for boards',
      text: 'One page a quarter: what changed, what is at risk, what it would cost. Written for people who meet in the evening.',
    },
  ],
  checklist: {
    title: 'When a volunteer leaves',
    items: [
      'Account closed, or its end date confirmed',
      'Shared logins they knew are changed',
      'Keys, badges and loaned devices are back',
      'Documents they owned belong to the organization',
      'Donor exports on their computer are deleted, confirmed in writing',
      'They are thanked',
    ],
  },
  faqs: [
    {
      question: 'Do you offer a discount?',
      answer:
        'Ask us. We quote in writing, and we start with what makers offer to eligible non-profits, because that is often the larger sum.',
    },
    {
      question: 'Volunteers use their own computers. Is that all right?',
      answer:
        'It can be, if the data stays in the browser or a managed app and each volunteer has their own sign-in. We help you write that down in half a page.',
    },
    {
      question: 'Somebody wants to donate old PCs. Should we accept?',
      answer:
        'Only if they still receive security updates and meet your minimum standard. Otherwise the gift costs you support time and adds risk.',
    },
  ],
  related: [
    '/industry-services/device-lifecycle',
    '/services/it-advisory',
    '/services/security-awareness-training',
  ],
  reading: { title: 'Multi-factor without the groans', path: '/blog/multi-factor-without-the-groans' },
};
