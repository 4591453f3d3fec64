import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Move email, files and servers to Microsoft 365 or Google Workspace with a tested plan, a pilot group and a way back if something fails.';

export const content: Outline<ServiceSlug> = {
  slug: 'data-migrations',
  summary,
  keywords: ['Microsoft 365', 'Exchange', 'SharePoint', 'Google Workspace'],
  problem:
    'Migrations go wrong in ordinary ways. Nobody knew about the front desk’s shared calendar. Permissions arrive wider than before. The old server ran one job that paid the vendors. Copying is the easy part. Knowing what to copy is the work.',
  service: 'cloud_infrastructure',
  signs: [
    { text: 'An old server runs something we depend on, and nobody wants to touch it.', goal: 'reliability' },
    { text: 'We merged, moved or outgrew the system we work in.', goal: 'growth' },
    { text: 'We keep putting off a migration because nobody here has done one.', goal: 'expertise' },
  ],
  outcomes: [
    'You get a written list of what moves, what stays and what is retired.',
    'On the first morning, people sign in and find their email and files.',
    'Counts and samples from both systems prove that everything arrived.',
  ],
  included: [
    'Inventory of mailboxes, file shares, permissions, calendars and connected apps',
    'A pilot with a small group that gives honest feedback',
    'A cutover plan with times, owners and go/no-go points',
    'Emails to your staff, written in plain English',
    'Checks by count and by sample, signed off by you',
    'A way back, open until you agree to close it',
  ],
  steps: [
    {
      title: 'List',
      text: 'We list what exists, who owns it and what depends on it. You decide what to move, archive or delete.',
    },
    { title: 'Pilot', text: 'A small, mixed group moves first. What breaks goes into the plan.' },
    {
      title: 'Move',
      text: 'We move the rest in stages, when it suits your business. Someone is there when each group signs in.',
    },
    {
      title: 'Check',
      text: 'We compare counts, samples and permissions with the list before the old system is switched off.',
    },
  ],
  example: {
    title: 'Example: one shared drive',
    entries: [
      { step: 0, label: 'What', value: 'Shared drive, 240 GB' },
      { step: 0, label: 'Owner', value: 'Office manager' },
      { step: 1, label: 'Pilot', value: 'Five people, one broken link' },
      { step: 2, label: 'Move', value: 'Friday night' },
      { step: 3, label: 'Check', value: 'Same number of files, same access' },
    ],
  },
  notIncluded: [
    'Licenses and storage on the new system, which are listed separately',
    'Cleaning up the contents of your records',
    'Legal approval to destroy old data',
  ],
  faqs: [
    {
      question: 'How much downtime should we expect?',
      answer:
        'Usually none during work hours. Email and files are copied while people work, and the switch happens at night or on a weekend. Your plan lists the downtime for each stage.',
    },
    {
      question: 'Do permissions move with the files?',
      answer:
        'Yes, but we check them. Systems handle permissions differently, so we show you who will be able to open what, and you correct it before the switch.',
    },
    {
      question: 'What should we do with twenty years of old files?',
      answer:
        'Decide before you pay to move them. Most companies move active files, archive the rest and delete what they no longer have to keep.',
    },
    {
      question: 'What if something goes wrong?',
      answer:
        'Each stage has a go/no-go point and a way back. The old system stays available, read-only, until you sign off.',
    },
    {
      question: 'What decides the price?',
      answer:
        'The number of mailboxes, file shares and connected apps matters more than gigabytes. We quote the inventory first, so the price of the move is based on facts. Licenses are listed separately.',
    },
  ],
  related: ['/services/project-management', '/services/enterprise-productivity-tools', '/industries/legal'],
  reading: { title: 'Only count backups you have restored', path: '/blog/backups-you-have-restored' },
};
