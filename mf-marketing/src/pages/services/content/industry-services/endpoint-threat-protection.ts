import type { IndustryServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'EDR for laptops, desktops and servers: it detects ransomware by behavior, isolates the machine and shows how the attack got in.';

export const content: Outline<IndustryServiceSlug> = {
  slug: 'endpoint-threat-protection',
  summary,
  keywords: ['ransomware', 'malware', 'virus', 'antivirus', 'EDR'],
  problem:
    'Old antivirus only knows yesterday’s files. Today’s attackers use tools that are already on your PC. And when an alert comes up, someone must look at it and be allowed to act.',
  service: 'endpoint_protection',
  signs: [
    { text: 'We have antivirus, and nobody looks at what it finds.', goal: 'security' },
    { text: 'We couldn’t disconnect an infected laptop without walking over to it.', goal: 'security' },
    { text: 'A questionnaire asks for endpoint detection and response (EDR).', goal: 'compliance' },
  ],
  outcomes: [
    'Every device on your list reports in, and we follow up on those that stop.',
    'We can disconnect a suspicious device remotely.',
    'After an alert, you get a clear account of what happened and what we did.',
  ],
  included: [
    'Installation on every workstation and server in your inventory',
    'Detection by behavior, not only by known files',
    'Isolation of a device, under rules you agreed to',
    'Investigation of alerts with a written result',
    'Restoring or rebuilding the device afterward',
    'Tuning, so your own software isn’t blocked',
  ],
  steps: [
    { title: 'Cover', text: 'We install it on every device on the list and close the gaps.' },
    { title: 'Tune', text: 'A learning period with your accounting and design software.' },
    { title: 'Act', text: 'We review an alert, isolate the device if needed and call its user.' },
    { title: 'Report', text: 'What it was, how it got in, what changed and what we recommend.' },
  ],
  notIncluded: [
    'Devices that aren’t in your inventory',
    'Forensics for court, which needs a specialist from the first hour',
    'Personal phones and home computers',
  ],
  faqs: [
    {
      question: 'Will it slow down our PCs?',
      answer: 'On current PCs, people rarely notice. If heavy software suffers, we measure and tune.',
    },
    {
      question: 'Does it cover Macs and servers?',
      answer: 'Yes, both. Very old systems may not be supported; we isolate those on a separate network.',
    },
    {
      question: 'What if it blocks something we need?',
      answer: 'Call the help desk. We check it, release it and correct the rule so it doesn’t happen again.',
    },
    {
      question: 'Who may isolate a device?',
      answer:
        'You decide in advance which devices we may isolate right away, and which need a yes from a named person.',
    },
    {
      question: 'Is EDR the same as antivirus?',
      answer:
        'No. Antivirus compares files with a list of bad ones. EDR also watches what programs do, can isolate a device and shows how an attacker got in.',
    },
  ],
  related: [
    '/industry-services/live-monitoring-soc',
    '/industry-services/security-awareness-training',
    '/services/cybersecurity',
  ],
};
