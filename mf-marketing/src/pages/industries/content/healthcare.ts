import type { Industry } from './Industry';

export const content: Industry = {
  slug: 'healthcare',
  heading: 'IT for healthcare practices',
  summary:
    'Access reviews, backup with restore exercises, clinical vendor coordination and tablets that behave. Supports your compliance work, never certifies it.',
  pressures: [
    { title: 'Privacy', text: 'is owed to every patient, and every screen in the hallway is part of it.' },
    { title: 'Uptime', text: 'is care: when the record does not open, the room waits.' },
    { title: 'Vendors', text: 'for records, imaging and billing each own a piece of the path.' },
    { title: 'Turnover', text: 'at the front desk means accounts open and close all year.' },
  ],
  systems: [
    {
      system: 'Electronic health records',
      trouble: 'Slow in one room, fast in the next',
      remedy: 'Measured room by room, then vendor and network together',
    },
    {
      system: 'Imaging and devices',
      trouble: 'Old systems that may not be changed without the maker',
      remedy: 'Their own network, agreed with the vendor',
    },
    {
      system: 'Tablets for intake',
      trouble: 'Left signed in at the desk',
      remedy: 'Kiosk mode, short locks, a charging place with a list',
    },
    {
      system: 'Fax, mail and portals',
      trouble: 'Patient details by ordinary mail',
      remedy: 'Encryption rules and a portal people can use',
    },
    {
      system: 'Billing partners',
      trouble: 'Shared logins and open file exchange',
      remedy: 'Named accounts, and agreements on file',
    },
  ],
  risks: [
    {
      risk: 'Someone reads a record they should not',
      control: 'Own accounts, roles and a periodic access review',
    },
    {
      risk: 'Records are unavailable during visits',
      control: 'Downtime procedure on paper, second line where needed',
    },
    { risk: 'Ransom or loss of data', control: 'Backup kept apart and restore exercises on a schedule' },
    { risk: 'A vendor connection is misused', control: 'Named, expiring access and a list of who has it' },
  ],
  help: [
    {
      title: 'Access reviews',
      text: 'Who can open what, confirmed by the people responsible, on a schedule and with a record.',
    },
    {
      title: 'Backup you have seen work',
      text: 'A restore exercise with your own systems, at a time that suits the practice, and an honest note of how long it took.',
    },
    {
      title: 'One caller for all vendors',
      text: 'We open the case, bring the measurements and stay with it, so that clinicians do not sit in queues.',
    },
  ],
  checklist: {
    title: 'Quarterly, in the practice',
    items: [
      'Accounts of people who left are closed in every system, vendors’ included',
      'Screens in public view lock quickly',
      'One restore was carried out and noted',
      'The paper downtime procedure was read by someone new',
      'Tablets and laptops were counted and are encrypted',
      'The list of vendors with access, and their agreements, is current',
    ],
  },
  faqs: [
    {
      question: 'Will you sign a business associate agreement?',
      answer:
        'If our work involves protected health information, an agreement has to be in place before it begins. Have your counsel read it first.',
    },
    {
      question: 'Do you certify HIPAA compliance?',
      answer:
        'No, and be careful with anyone who offers to. We support the technical safeguards and keep evidence. Compliance belongs to the practice.',
    },
    {
      question: 'How do you handle tablets in exam rooms?',
      answer:
        'Locked to the applications they are for, encrypted, with short screen locks and a count at the end of the day.',
    },
    {
      question: 'What if there is an incident?',
      answer:
        'We contain, preserve evidence and tell you what we know. Whether and whom to notify is a legal decision, so your counsel and your insurer should be called early.',
    },
  ],
  related: [
    '/services/cybersecurity-risk-assessment',
    '/industry-services/live-monitoring-soc',
    '/industry-services/identity-security',
  ],
  reading: { title: 'Only count backups you have restored', path: '/blog/backups-you-have-restored' },
};
