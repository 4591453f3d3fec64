import type { Industry } from './Industry';

export const content: Industry = {
  slug: 'marketing-design',
  heading: 'IT for marketing and design firms',
  summary:
    'Macs and PCs under one roof, fast storage for big files, freelancer access that ends on time, and client social accounts kept in the right hands.',
  pressures: [
    { title: 'Big files', text: 'move every day, and the deadline does not care about the upload.' },
    { title: 'Freelancers', text: 'need access by this afternoon and should lose it when the job ends.' },
    { title: 'Brand accounts', text: 'belong to clients, and one stolen session can speak in their name.' },
    { title: 'Mixed machines', text: 'mean Macs, PCs and tablets, each with its own way to do it.' },
  ],
  systems: [
    {
      system: 'Creative suites',
      trouble: 'Licenses assigned to people who left',
      remedy: 'Named assignment with a monthly look',
    },
    {
      system: 'Shared storage',
      trouble: 'Slow for the people who need it fast, open to those who do not',
      remedy: 'Working storage, archive and sharing as three separate places',
    },
    {
      system: 'Social and ad accounts',
      trouble: 'One shared password, one phone for the code',
      remedy: 'Business roles per person and a password manager',
    },
    {
      system: 'Review and proofing tools',
      trouble: 'Public links that never end',
      remedy: 'Expiry by default, a list of what is open',
    },
    {
      system: 'Fonts and stock',
      trouble: 'Nobody knows what is licensed for what',
      remedy: 'A register beside the project files',
    },
  ],
  risks: [
    {
      risk: 'A client’s page is taken over',
      control: 'Own accounts, strong second factor, two administrators',
    },
    { risk: 'A freelancer keeps the archive', control: 'Access with an end date from the start' },
    { risk: 'A project is lost with a drive', control: 'Central storage with backup kept apart' },
    { risk: 'Unreleased work leaks', control: 'Named guests and expiring links' },
  ],
  help: [
    {
      title: 'Fast where it matters',
      text: 'We measure where the waiting happens, machine, network or storage, before anyone buys anything.',
    },
    {
      title: 'Freelancers by checklist',
      text: 'In by the afternoon, with only that project. Out on the date in the booking, without anyone having to remember.',
    },
    {
      title: 'Brand accounts in order',
      text: 'A register of client accounts: who owns, who may post, how to get back in. Reviewed with you and shown to the client.',
    },
  ],
  checklist: {
    title: 'For every client social account',
    items: [
      'The client is the owner, you have a role',
      'Two administrators, each with their own sign-in',
      'A second factor that is not one shared phone',
      'Recovery address and phone are current',
      'Connected apps were reviewed this quarter',
      'It is written down who takes over when someone leaves',
    ],
  },
  faqs: [
    {
      question: 'Do you really support Macs?',
      answer:
        'Yes: enrollment, updates, protection and help at the desk. We tell you where something works differently from a PC instead of pretending it does not.',
    },
    {
      question: 'How quickly can a freelancer start?',
      answer:
        'The steps are short once the standard exists: an account with an end date, one project space, one set of licenses. The time is agreed in your service plan.',
    },
    {
      question: 'What should we do with fifteen years of finished work?',
      answer:
        'Move it out of the working storage into an archive with an index and a backup, after deciding with clients what you must keep and what you may not.',
    },
  ],
  related: [
    '/services/enterprise-productivity-tools',
    '/industry-services/workstation-support',
    '/industry-services/identity-security',
  ],
  reading: { title: 'Offboarding in one hour', path: '/blog/offboarding-in-one-hour' },
};
