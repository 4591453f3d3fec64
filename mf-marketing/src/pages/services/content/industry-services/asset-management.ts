import type { IndustryServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'One accurate list of your devices, software, warranties and licenses, each with an owner, for your budget and your security.';

export const content: Outline<IndustryServiceSlug> = {
  slug: 'asset-management',
  summary,
  problem:
    'Ask three people how many laptops you have, and you get three answers. The spreadsheet was right in March. You pay for licenses of people who left, warranties end a month before the fault, and nobody can promise that every PC is protected.',
  service: 'patch_management',
  signs: [
    { text: 'Three people give three answers to how many laptops we have.', goal: 'reliability' },
    { text: 'We pay for licenses of people who left.', goal: 'costs' },
    { text: 'An auditor or insurer wants an inventory, and ours is out of date.', goal: 'compliance' },
  ],
  outcomes: [
    'You have one device count that everyone trusts, with a name beside each.',
    'You see renewals and warranty ends ahead of time.',
    'Finance gets a replacement plan by quarter.',
  ],
  included: [
    'Discovery of devices on your networks and in your cloud accounts',
    'Inventory of hardware, software, warranty and license dates',
    'An owner and a location for each item',
    'Licenses compared: paid, assigned, used',
    'Updates with every new hire, move and departure',
    'A replacement and renewal plan by quarter',
    'An export you can take with you at any time',
  ],
  steps: [
    { title: 'Find', text: 'We compare discovery tools, purchase records and a walk through the office.' },
    { title: 'Assign', text: 'Each item gets an owner, a location and a purpose, or a date to retire it.' },
    { title: 'Update', text: 'Tools update what they see. The help desk records the rest.' },
    { title: 'Use', text: 'The list drives your budget, your updates and your security report.' },
  ],
  notIncluded: [
    'Furniture, vehicles and other non-technical assets',
    'Depreciation and taxes, which belong to your accountant',
    'Negotiations in software audits, though the list helps a lot',
  ],
  faqs: [
    {
      question: 'How do you find every device?',
      answer:
        'By comparing sources: management tools, network discovery, cloud accounts, invoices and people. What’s unclear is marked.',
    },
    {
      question: 'Are personal devices on the list?',
      answer:
        'Only that one is used for work, and with which access. We don’t look at what’s on someone’s own phone.',
    },
    {
      question: 'Does it help with a software audit?',
      answer: 'Yes. You can show what’s installed, what’s paid for and who uses it.',
    },
    {
      question: 'Who keeps the list up to date?',
      answer:
        'Our daily work does. A new hire, a departure, a repair or a purchase updates it. Once a year we walk through the office to check.',
    },
    {
      question: 'Can we see the inventory ourselves?',
      answer: 'Yes. You can view, correct and export it at any time. If you leave, you take it with you.',
    },
  ],
  related: [
    '/industry-services/device-lifecycle',
    '/services/pcaas',
    '/industry-services/patch-update-management',
  ],
  reading: { title: 'Replacing laptops on a schedule', path: '/blog/replacing-laptops-on-a-schedule' },
};
