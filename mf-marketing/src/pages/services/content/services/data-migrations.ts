import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Mail, files and servers moved in stages: inventory, pilot, cutover, validation and a way back, so that Monday looks like any other Monday.';

export const content: Outline<ServiceSlug> = {
  slug: 'data-migrations',
  summary,
  keywords: ['Microsoft 365', 'Exchange', 'SharePoint', 'Google Workspace'],
  problem:
    'Moves go wrong in ordinary ways. Nobody knew about the shared calendar the front desk lives in, permissions arrived wider than they left, or the old server had one scheduled job that paid the vendors. The copying is the easy part. The list of what to copy is the work.',
  asks: 'cloud_infrastructure',
  signs: [
    {
      text: 'An old server holds something we depend on, and nobody wants to touch it.',
      goal: 'reliability',
    },
    { text: 'We have merged, moved or outgrown the system we work in.', goal: 'growth' },
    { text: 'We put a move off, because nobody here has done one before.', goal: 'expertise' },
  ],
  outcomes: [
    'A written inventory of what moves, what stays and what is retired.',
    'People sign in on the first morning and find their things where you said they would be.',
    'Counts and samples from both sides show that what left has arrived.',
  ],
  included: [
    'Inventory of mailboxes, shares, permissions, calendars and connected apps',
    'A pilot with people who will tell the truth about it',
    'A staged cutover plan with times, owners and a go or no-go point',
    'Messages to your staff, written for them rather than for IT',
    'Validation by count and by sample, signed off by you',
    'A rollback path, kept open until you agree to close it',
  ],
  steps: [
    {
      title: 'Inventory',
      text: 'We list what exists, who owns it and what depends on it. Old data gets a decision: move, archive or let go.',
    },
    {
      title: 'Pilot',
      text: 'A small, mixed group moves first. What breaks for them goes into the plan for everybody else.',
    },
    {
      title: 'Cut over',
      text: 'In stages, at times your business chooses, with a person on hand when each group signs in.',
    },
    {
      title: 'Validate',
      text: 'Counts, samples and permissions are checked against the inventory before the old system goes quiet.',
    },
  ],
  notIncluded: [
    'Licenses and storage on the new system, priced as separate lines',
    'Cleaning up the contents of records, which only your people can judge',
    'Legal sign-off on destroying old data',
  ],
  faqs: [
    {
      question: 'How much downtime should we expect?',
      answer:
        'It depends on what moves, and the plan states it per stage before you approve it. Mail and files can usually be copied while people work. The switch itself is planned for a quiet hour.',
    },
    {
      question: 'Do permissions come along?',
      answer:
        'They are compared, not assumed. Some systems express permissions differently, so we show you what each group will be able to open, and you correct it before the cutover.',
    },
    {
      question: 'What about twenty years of old files?',
      answer:
        'Decide before you pay to move them. Most firms move the active part, archive the rest in one place with an owner, and delete with care and with counsel.',
    },
    {
      question: 'What if it goes wrong?',
      answer:
        'Each stage has a go or no-go point and a way back. The old system stays available, read-only where possible, until you sign off.',
    },
    {
      question: 'What decides the cost?',
      answer:
        'Mostly the number of mailboxes, shares and connected apps, how tangled the permissions are, and how much old data comes along; the gigabytes matter less. The inventory comes first, as a small piece of work of its own, so the price of the move rests on what is there. Licenses and storage on the new system are listed apart.',
    },
  ],
  related: ['/services/project-management', '/services/enterprise-productivity-tools', '/industries/legal'],
  reading: { title: 'Only count backups you have restored', path: '/blog/backups-you-have-restored' },
};
