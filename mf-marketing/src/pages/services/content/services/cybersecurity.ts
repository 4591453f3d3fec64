import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Layered protection for devices, sign-ins, email and backup, with risks ranked before tools are bought and a written plan for a bad day.';

export const content: Outline<ServiceSlug> = {
  slug: 'cybersecurity',
  summary,
  keywords: ['ransomware', 'malware', 'virus', 'data breach'],
  problem:
    'Security tends to arrive tool by tool, each bought after a scare. The tools overlap, the gaps between them do not show, and the alarms go to a mailbox nobody opens on a Friday. Meanwhile the ordinary weaknesses stay: shared passwords, old accounts, a backup that was set up once and never looked at again.',
  asks: 'cybersecurity',
  signs: [
    { text: 'We bought security tools one at a time, and nobody reads their alarms.', goal: 'security' },
    { text: 'An insurer, a client or a regulator wants answers we cannot give.', goal: 'compliance' },
    { text: 'We would not know whom to call first on a bad day.', goal: 'expertise' },
  ],
  outcomes: [
    'A ranked list of your risks, each with an owner and a next step.',
    'Strong sign-in for every person and a protected, encrypted device under it.',
    'A one-page plan for the first hour of an incident, with names and numbers on it.',
  ],
  included: [
    'Identity: multi-factor sign-in, access rules, review of who can reach what',
    'Endpoint: protection that detects behavior and can cut a machine off',
    'Email: filtering, plus the domain records that make forging your name harder',
    'Backup: what is kept, for how long, and a restore exercise on a schedule we agree',
    'Monitoring: alerts sorted by people, within the hours of your service plan',
    'Response: who does what, in which order, and whom to tell',
  ],
  steps: [
    {
      title: 'Rank',
      text: 'We look at what you have and what would hurt most, and write the risks down in order.',
    },
    {
      title: 'Close the doors',
      text: 'Sign-in, updates, old accounts and email records come first: much of the benefit, little of the cost.',
    },
    {
      title: 'Watch',
      text: 'Devices and sign-ins report to one place. Alerts have a person, a priority and a path for escalation.',
    },
    {
      title: 'Practice',
      text: 'We walk through the bad-day plan with you, restore something for real, and correct the plan.',
    },
  ],
  notIncluded: [
    'Certification, audit opinions and legal advice',
    'A guarantee that nothing will ever happen; nobody can sell you one',
    'Cleaning up an incident that began before we started, which is quoted as its own work',
  ],
  faqs: [
    {
      question: 'What happens in the first 30 days?',
      answer:
        'Inventory, administrator accounts, multi-factor sign-in, endpoint protection and a look at your backups, in that order as far as your systems allow. You get the ranked list at the end of it.',
    },
    {
      question: 'Do you fill in our insurance questionnaire?',
      answer:
        'We answer the parts we run, mark the parts only you can answer, and write “no” where the truth is no. The signature stays yours.',
    },
    {
      question: 'What about an old system we cannot replace?',
      answer:
        'We fence it: separate network, few accounts, no email or web from it, and a date on the roadmap. It stays on the risk list until it is gone.',
    },
    {
      question: 'Who is responsible for what?',
      answer:
        'A one-page table says so, line by line: us, you, or a vendor. Payments, people decisions and legal notices stay with you. The tools and the watching named in your plan are ours.',
    },
    {
      question: 'What happens, step by step, when there is an incident?',
      answer:
        'Contain first: the account or the machine is cut off, under the rules you agreed to. Then keep what shows how it happened, call the people on the one-page plan, find out how far it went, restore from a clean copy, and write down what changes. Insurer and counsel come early on that list, because their conditions can decide what may be touched.',
    },
  ],
  related: [
    '/industry-services/identity-security',
    '/industry-services/endpoint-threat-protection',
    '/services/cybersecurity-risk-assessment',
  ],
  reading: {
    title: 'Reading your cyber insurance questionnaire',
    path: '/blog/cyber-insurance-questionnaire',
  },
};
