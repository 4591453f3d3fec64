import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Microsoft 365 or Google Workspace set up right: email, Teams, SharePoint and sharing rules that people understand, with fewer licenses.';

export const content: Outline<ServiceSlug> = {
  slug: 'enterprise-productivity-tools',
  summary,
  keywords: ['Microsoft 365', 'Office 365', 'Teams', 'SharePoint', 'OneDrive', 'Google Workspace'],
  problem:
    'Files live in three places, meetings in two, and nobody knows which copy is current. You pay for duplicate licenses, links stay open for people who left, and new hires learn the system by asking around.',
  service: 'cloud_infrastructure',
  signs: [
    { text: 'Files live in three places, and people email copies around.', goal: 'reliability' },
    { text: 'We pay for Microsoft 365 licenses that nobody uses.', goal: 'costs' },
    { text: 'Nobody could list which guests can still open our files.', goal: 'security' },
  ],
  outcomes: [
    'You have one place each for email, files, chat and meetings.',
    'Every license belongs to a person, and duplicates end on a date.',
    'Everyone can explain your sharing rules in a minute.',
  ],
  included: [
    'A review of your licenses and tools',
    'A one-page map: what goes where, and who owns each space',
    'Sign-in, sharing and guest settings in Microsoft 365 or Google Workspace',
    'Retention settings, chosen with you and your attorney where needed',
    'Separate cloud backup for email, OneDrive and SharePoint, if you want it',
    'Short training sessions and one-page guides by role',
  ],
  steps: [
    {
      title: 'Review',
      text: 'We read the license and sharing reports, and ask six people how they find a file.',
    },
    { title: 'Plan', text: 'One page: spaces, owners, names, who may invite whom.' },
    { title: 'Set up', text: 'A pilot group goes first. Exceptions are written down with an end date.' },
    {
      title: 'Train',
      text: 'Sessions by role, office hours in the first weeks, then a check of what people use.',
    },
  ],
  notIncluded: [
    'Moving large archives or old servers: see Data Migrations',
    'Custom software beyond what the suite offers',
    'Legal advice on how long to keep records',
  ],
  faqs: [
    {
      question: 'Can we cancel licenses we already have?',
      answer:
        'Often, some. We list duplicates with renewal dates. Nothing is canceled until its users have a replacement.',
    },
    {
      question: 'How should we share files with clients?',
      answer:
        'Invite them to a named folder or Teams channel with an owner, not by open links. We review guest access on a schedule.',
    },
    {
      question: 'Is Microsoft 365 backed up automatically?',
      answer:
        'Only within limits. Microsoft protects its service, but deleted or overwritten files are gone after a set time. We recommend a separate backup.',
    },
    {
      question: 'Will people have to relearn everything?',
      answer: 'No. We change as little as possible, train by role and leave one-page guides.',
    },
    {
      question: 'How long should we keep email and files?',
      answer:
        'It depends on your records. Your attorney or accountant names the periods. We set them up, test them and document who may change them.',
    },
  ],
  related: [
    '/services/data-migrations',
    '/industry-services/software-training',
    '/industries/marketing-design',
  ],
};
