import type { Industry } from './Industry';

export const content: Industry = {
  slug: 'non-profit',
  heading: 'IT for non-profits',
  summary:
    'We protect your donor data, get you nonprofit pricing for Microsoft 365 and Google, set up donated laptops, and keep volunteer access simple.',
  keywords: ['nonprofit', 'charity', 'church'],
  levels: [
    { title: 'Donors and programs', text: 'Bloomerang, Salesforce' },
    { title: 'Staff and volunteers', text: 'MFA, access that ends' },
    { title: 'Devices and backups', text: 'donated laptops, set up' },
  ],
  pressures: [
    { title: 'Budgets', text: 'are tight, and every dollar must be explained.' },
    { title: 'Donor data', text: 'is trusted to you by people who expect you to protect it.' },
    { title: 'Volunteers', text: 'need access for a week, then none.' },
    { title: 'Grants', text: 'ask how you protect your data.' },
  ],
  systems: [
    {
      system: 'Bloomerang, Salesforce, Raiser’s Edge',
      trouble: 'Shared logins and old exports in email',
      remedy: 'Individual accounts, roles and no exports by email',
    },
    {
      system: 'Microsoft 365, Google Workspace',
      trouble: 'Full price for licenses with nonprofit discounts',
      remedy: 'Nonprofit plans, set up and secured',
    },
    {
      system: 'Donation pages',
      trouble: 'Card data where it shouldn’t be',
      remedy: 'A payment provider that keeps cards off your systems',
    },
    {
      system: 'Donated laptops',
      trouble: 'Old, slow and out of updates',
      remedy: 'A minimum standard, and refurbished business laptops',
    },
    {
      system: 'Program sites',
      trouble: 'Guest Wi-Fi and office on one network',
      remedy: 'Separate networks with simple equipment',
    },
  ],
  rules: [
    {
      title: 'PCI DSS 4.0.1',
      source: 'PCI Security Standards Council, 2024',
      text: 'Applies when you take donations by card. A good payment provider takes most of the work off you.',
      site: 'https://www.pcisecuritystandards.org',
    },
    {
      title: 'Texas breach notification law',
      source: 'Texas Business & Commerce Code § 521.053',
      text: 'Notify affected Texans within 60 days, and the Attorney General within 30 days if 250 or more are affected.',
      site: 'https://statutes.capitol.texas.gov',
    },
    {
      title: 'NIST Cybersecurity Framework 2.0',
      source: 'National Institute of Standards and Technology, 2024',
      text: 'A free framework that many funders accept. We use it for your plan.',
      site: 'https://www.nist.gov',
    },
  ],
  risks: [
    { risk: 'A phishing email to the bookkeeper', control: 'MFA, training and a call-back rule' },
    {
      risk: 'Donor data leaks through an export',
      control: 'Roles, and sharing links that expire',
      also: [3],
    },
    { risk: 'A laptop is lost at an event', control: 'Encryption and remote wipe', also: [0] },
    { risk: 'Ransomware in your shared files', control: 'EDR and a separate, tested backup' },
    { risk: 'A former volunteer keeps access', control: 'Accounts with an end date', also: [1] },
  ],
  help: [
    {
      title: 'Nonprofit pricing used well',
      text: 'We find the discounts and grants you qualify for, then set the tools up safely.',
    },
    {
      title: 'Simple volunteer access',
      text: 'Ready-made accounts that end on a date, and a ten-minute introduction.',
    },
    {
      title: 'Answers for grants',
      text: 'We write the technical part of security questions in grant applications.',
    },
  ],
  checklist: {
    title: 'Before a big event',
    items: [
      'Volunteer accounts have an end date',
      'Donation page and card readers were tested',
      'Laptops are encrypted and updated',
      'A phone hotspot is ready as backup',
      'Two people can reach the donor database',
      'Someone knows who to call if it fails',
    ],
  },
  faqs: [
    {
      question: 'Do you offer nonprofit pricing for software?',
      answer:
        'We help you get nonprofit plans for Microsoft 365, Google Workspace and others, and set them up. Licenses stay in your name.',
    },
    {
      question: 'Can we keep using donated laptops?',
      answer:
        'If they still get security updates and can be encrypted, yes. Otherwise, a refurbished business laptop costs less than the time you lose.',
    },
    {
      question: 'How should volunteers sign in?',
      answer:
        'Give each one their own account with an end date, MFA and access to one folder. Never share a password.',
    },
    {
      question: 'Can you help with a grant’s security questions?',
      answer:
        'Yes. We write the technical answers with you, and say what to fix first when an answer is “no.”',
    },
  ],
  related: [
    '/industry-services/device-lifecycle',
    '/services/it-advisory',
    '/services/security-awareness-training',
  ],
  reading: { title: 'Multi-factor without the groans', path: '/blog/multi-factor-without-the-groans' },
};
