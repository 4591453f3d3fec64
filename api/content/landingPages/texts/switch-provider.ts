import type { InitialLandingPage } from './InitialLandingPage';

export const switchProvider: InitialLandingPage = {
  slug: 'switch-provider',
  kind: 'campaign',
  label: 'Switching IT providers',
  searchTitle: 'How to switch IT providers without downtime',
  description:
    'What to ask your current IT provider for before you give notice: admin accounts, contracts, backups and a handover without gaps.',
  blocks: [
    {
      kind: 'hero',
      title: 'Switch IT providers without downtime',
      lead: 'Many companies stay with a provider they don’t like because the provider controls the passwords. We help Central Texas companies get control first, and then switch.',
      drawnAs: '/services/project-management',
    },
    {
      kind: 'steps',
      title: 'Before you give notice',
      items: [
        {
          title: 'Read the contract',
          text: 'Check the end date, notice period, automatic renewal and handover terms. Put the last day for notice on your calendar.',
        },
        {
          title: 'Find out what you own',
          text: 'Domain name, Microsoft 365 tenant, licenses, phone numbers and firewall should be in your company’s name.',
        },
        {
          title: 'Get an admin account',
          text: 'Create an administrator account that belongs to the owner, with MFA on the owner’s phone. Test it once.',
        },
        {
          title: 'Ask for documentation',
          text: 'Request passwords, network diagrams, serial numbers and vendor contacts while you’re on good terms.',
        },
      ],
    },
    {
      kind: 'text',
      title: 'During the handover',
      markdown:
        'Plan two or three weeks in which both providers have access. One person on your side decides who does what. We take over monitoring first, then the help desk, then administration. Each step has a date and a way to undo it.\n\nYou get a backup copy that your old provider can’t delete. That protects you when the old contract ends.\n\nOn the last day, we change every shared password, remove old remote access tools from each computer and review the list of accounts with you.',
    },
    {
      kind: 'benefits',
      title: 'What often goes wrong',
      items: [
        {
          title: 'The domain name',
          text: 'It’s registered to a former employee, and your email stops when it expires.',
        },
        {
          title: 'Rented equipment',
          text: 'The firewall belongs to your provider and leaves with them. Find out a month in advance.',
        },
        {
          title: 'No announcement',
          text: 'Employees learn about the new number on the first day. A short email a week before prevents that.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions from owners',
      items: [
        {
          question: 'Can you look before we tell our provider?',
          answer:
            'Yes, at your contracts and at what your own admin account shows. We don’t access systems without permission.',
        },
        {
          question: 'What if our current provider refuses to hand over?',
          answer:
            'Most cooperate. If not, your domain registrar, Microsoft, Google and your phone carrier let an owner prove ownership. That takes days, so we start with those.',
        },
        {
          question: 'Should we really switch?',
          answer:
            'Sometimes an open talk and a written scope with your current provider are enough. If we think so, we’ll tell you.',
        },
      ],
    },
    {
      kind: 'form',
      title: 'Tell us about your situation',
      text: 'Your contract’s end date and number of employees are enough to start. We keep it confidential.',
    },
  ],
};
