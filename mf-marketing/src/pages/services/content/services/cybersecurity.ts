import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Protection for devices, Microsoft 365 or Google accounts, email and backups, plus a plan for the first hour of a cyber incident.';

export const content: Outline<ServiceSlug> = {
  slug: 'cybersecurity',
  summary,
  keywords: ['ransomware', 'malware', 'virus', 'data breach'],
  problem:
    'Most companies buy security tools one at a time, after a scare. The tools overlap, the gaps stay hidden, and alerts go to a mailbox that nobody reads on a Friday night. Meanwhile the basics stay open: shared passwords, accounts of former employees, a backup that nobody has tested.',
  service: 'cybersecurity',
  signs: [
    { text: 'We have several security tools, and nobody reads the alerts.', goal: 'security' },
    { text: 'An insurer or a client asks security questions we can’t answer.', goal: 'compliance' },
    { text: 'We wouldn’t know who to call first after a ransomware attack.', goal: 'expertise' },
  ],
  outcomes: [
    'You get a ranked list of your risks, each with an owner and a next step.',
    'Everyone signs in with MFA, on a protected and encrypted device.',
    'You have a one-page incident plan with names and phone numbers.',
  ],
  included: [
    'Sign-ins: MFA, access rules and access reviews for Microsoft 365 or Google Workspace',
    'Devices: endpoint detection and response (EDR) that can isolate a machine',
    'Email: phishing filters, plus SPF, DKIM and DMARC against spoofed email',
    'Backups: what to keep, for how long, and scheduled restore tests',
    'Monitoring: tools watch devices and sign-ins 24/7, and people review the alerts',
    'Incident response: who does what, in which order, and who must be told',
  ],
  steps: [
    { title: 'Assess', text: 'We find your biggest risks and put them in order.' },
    {
      title: 'Fix the basics',
      text: 'MFA, updates, old accounts and email records come first. They cost little and stop the most.',
    },
    {
      title: 'Monitor',
      text: 'Devices and sign-ins report to one place. Every alert has a person, a priority and an escalation path.',
    },
    {
      title: 'Practice',
      text: 'We walk through an incident with you, restore something from backup and improve the plan.',
    },
  ],
  example: {
    title: 'Example: one risk',
    entries: [
      { step: 0, label: 'Risk', value: 'Accounts of former employees still work' },
      { step: 1, label: 'Fix', value: 'Accounts closed, MFA on' },
      { step: 2, label: 'Alert', value: 'Sign-in from a new country' },
      { step: 2, label: 'Action', value: 'Session ended, employee called' },
      { step: 3, label: 'Practice', value: 'A folder restored from backup' },
    ],
  },
  notIncluded: [
    'Certifications, audit opinions and legal advice',
    'A guarantee that nothing will ever happen; nobody can give you one',
    'Cleaning up an incident that started before we did, which we quote separately',
  ],
  faqs: [
    {
      question: 'What does 24/7 protection mean?',
      answer:
        'EDR and sign-in protection run day and night and can block an account or isolate a device by themselves. Our help desk has its own hours. Your plan says who responds to an alert after hours.',
    },
    {
      question: 'What happens in the first 30 days?',
      answer:
        'We list your devices and admin accounts, turn on MFA, install endpoint protection and check your backups. At the end you get a ranked list of risks.',
    },
    {
      question: 'Do you fill in our cyber insurance questionnaire?',
      answer:
        'We answer the technical questions and mark the ones only you can answer. Where the truth is “no,” we write “no” and quote a fix. You sign it.',
    },
    {
      question: 'What about an old system we can’t replace?',
      answer:
        'We isolate it: a separate network, few accounts, no email or web access. It stays on your risk list and your roadmap until it’s gone.',
    },
    {
      question: 'Who is responsible for what?',
      answer:
        'A one-page table lists every task: ours, yours or a vendor’s. We run the tools and the monitoring in your plan. Payments, HR decisions and legal notices stay with you.',
    },
    {
      question: 'What happens during an incident?',
      answer:
        'We contain it first: we block the account or isolate the device under rules you agreed to. We preserve evidence, call the people in your plan, find out how far it went and restore from a clean backup. Your insurer and your attorney are called early.',
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
