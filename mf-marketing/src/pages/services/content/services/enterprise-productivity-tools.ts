import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Email, files, chat and meetings set up once and the same way for everyone, with sharing rules people understand and fewer duplicate licenses.';

export const content: Outline<ServiceSlug> = {
  slug: 'enterprise-productivity-tools',
  summary,
  keywords: ['Microsoft 365', 'Office 365', 'Teams', 'SharePoint', 'OneDrive', 'Google Workspace'],
  problem:
    'Files live in three places, meetings in two, and nobody is sure which copy is current. Each tool arrived for a good reason. Together they mean duplicate licenses, links open to people who left long ago, and new staff who learn the system by asking around.',
  asks: 'cloud_infrastructure',
  signs: [
    { text: 'Files live in three places, and people mail copies around.', goal: 'reliability' },
    { text: 'We pay for licenses that nobody seems to use.', goal: 'costs' },
    { text: 'Nobody could list which guests can still open our files.', goal: 'security' },
  ],
  outcomes: [
    'One agreed home each for mail, files, chat and meetings.',
    'Every license has a person on it, and overlaps are on a list with a date.',
    'Anyone can explain the sharing rules in a minute, guests included.',
  ],
  included: [
    'A review of the licenses and tools you pay for now',
    'A simple map: what goes where, who owns each space',
    'Sign-in, sharing and guest settings that match the map',
    'Retention settings chosen with you, and with your counsel where law applies',
    'Separate backup for mail and files, if you want one, with its limits stated',
    'Short adoption sessions and one-page guides by role',
  ],
  steps: [
    {
      title: 'Look',
      text: 'We read the license list and the sharing report, and ask six people how they really find a file.',
    },
    {
      title: 'Draw',
      text: 'One page: spaces, owners, names, who may invite whom. You change it until it fits.',
    },
    {
      title: 'Set',
      text: 'A pilot group moves first. Settings follow the page, and exceptions are written down with an end date.',
    },
    {
      title: 'Coach',
      text: 'Sessions by role, office hours in the first weeks, then a check of what people use and what they avoid.',
    },
  ],
  notIncluded: [
    'Moving large archives or old servers, which is Data Migrations',
    'Custom software and automations beyond what the suite offers',
    'Legal advice on how long records must be kept',
  ],
  faqs: [
    {
      question: 'Can we drop licenses we already have?',
      answer:
        'Often some. We list overlaps with renewal dates and what each tool is really used for. Nothing is cancelled until its users have somewhere to go.',
    },
    {
      question: 'How do we handle guests and clients?',
      answer:
        'By space, not by link. Guests are invited to a named place, the invitation has an owner, and access is reviewed on a schedule we set with you.',
    },
    {
      question: 'Is our data backed up because it is in the cloud?',
      answer:
        'The provider protects its own service. Deleted or overwritten content is recoverable only within certain limits. Whether you need a separate backup is a decision we put in front of you plainly.',
    },
    {
      question: 'Will people have to learn everything again?',
      answer:
        'No. We change as little as the map allows, teach by role, and leave a page that fits on the wall.',
    },
    {
      question: 'How long should we keep mail and files?',
      answer:
        'There is no setting that is right for everyone. Some records must be kept for years, and others are only a burden in a dispute. Your counsel or accountant names the periods by kind of record, and we set them, test that deletion and holds do what they should, and write down who may change them.',
    },
  ],
  related: [
    '/services/data-migrations',
    '/industry-services/software-training',
    '/industries/marketing-design',
  ],
};
