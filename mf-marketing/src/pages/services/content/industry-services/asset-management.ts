import type { IndustryServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'One accurate inventory of devices, software, warranties and licenses, with an owner for each line, feeding your budget and your security.';

export const content: Outline<IndustryServiceSlug> = {
  slug: 'asset-management',
  summary,
  problem:
    'Ask three people how many laptops the firm has and you get three numbers. The spreadsheet was right in March. Meanwhile licenses renew for people who left, warranties lapse a month before the fault, and nobody can promise that every machine is protected, because nobody has the list.',
  asks: 'patch_management',
  signs: [
    { text: 'Three people give three answers to how many laptops we have.', goal: 'reliability' },
    { text: 'We pay for licenses of people who left.', goal: 'costs' },
    { text: 'An audit or a questionnaire wants an inventory, and ours is out of date.', goal: 'compliance' },
  ],
  outcomes: [
    'One number of devices that everybody accepts, with a name beside each.',
    'Renewals and warranty ends on a calendar, ahead of time.',
    'A replacement plan by quarter that finance can use as it is.',
  ],
  included: [
    'Discovery of devices on agreed networks and in your cloud accounts',
    'Inventory of hardware, software, warranty and license dates',
    'An owner and a location for every line',
    'License reconciliation: paid, assigned, used',
    'Changes recorded through joiner, mover and leaver steps',
    'A replacement and renewal plan by quarter',
    'An export you can take with you at any time',
  ],
  steps: [
    { title: 'Find', text: 'Discovery, purchase records and a walk around the office, compared.' },
    { title: 'Name', text: 'Each item gets an owner, a place and a purpose, or a date to leave.' },
    {
      title: 'Keep',
      text: 'Tools update what they can see. The desk records the rest as part of its work.',
    },
    { title: 'Use', text: 'The list drives the budget, the updates and the security coverage report.' },
  ],
  notIncluded: [
    'Furniture, vehicles and other non-technical assets',
    'Depreciation and tax treatment, which belong to your accountant',
    'Negotiating software audits, though the list helps a great deal',
  ],
  faqs: [
    {
      question: 'How do you find everything?',
      answer:
        'By comparing sources: management tools, network discovery, cloud accounts, invoices and people. Each misses something. Together they miss little, and what is unsure is marked.',
    },
    {
      question: 'Are personal devices on the list?',
      answer:
        'Only the fact that one is used for work, and with which access. We do not inventory what is on somebody’s own phone.',
    },
    {
      question: 'Does it help with a software audit?',
      answer:
        'Yes. You can show what is installed, what is paid for and who uses it. The conversation with the publisher remains yours.',
    },
    {
      question: 'Who keeps the list right after the first count?',
      answer:
        'It is kept by the work itself: a joiner, a leaver, a repair or a purchase changes the list as one of its steps. Tools report what they can see, and what has not been seen for a while is asked about. A yearly walk around the office finds the rest.',
    },
    {
      question: 'Can we see the inventory ourselves?',
      answer:
        'Yes. It is your list: you can look at it, correct it and take an export at any time. If you leave, it goes with you in a format that opens in a spreadsheet.',
    },
  ],
  related: [
    '/industry-services/device-lifecycle',
    '/services/pcaas',
    '/industry-services/patch-update-management',
  ],
  reading: { title: 'Replacing laptops on a schedule', path: '/blog/replacing-laptops-on-a-schedule' },
};
