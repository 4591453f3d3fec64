import type { IndustryServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Protection for laptops, desktops and servers that notices suspicious behavior, can cut a machine off, and helps find out what happened.';

export const content: Outline<IndustryServiceSlug> = {
  slug: 'endpoint-threat-protection',
  summary,
  keywords: ['ransomware', 'malware', 'virus', 'antivirus', 'EDR'],
  problem:
    'Classic antivirus knows yesterday’s files. Much of what goes wrong today uses ordinary tools that are already on the machine, in an unusual order. And when an alarm does ring, the question is not only “what is it” but “who is looking, and what may they do about it.”',
  asks: 'endpoint_protection',
  signs: [
    { text: 'We have antivirus, and nobody looks at what it finds.', goal: 'security' },
    { text: 'We could not cut an infected laptop off without walking over to it.', goal: 'security' },
    { text: 'A questionnaire asks for endpoint detection and response.', goal: 'compliance' },
  ],
  outcomes: [
    'Every listed device reports in, and the ones that stop are followed up.',
    'A suspicious machine can be taken off the network without walking to it.',
    'After an alarm you get a plain account of what happened and what was done.',
  ],
  included: [
    'Deployment to workstations and servers on the inventory',
    'Detection by behavior as well as by known files',
    'Isolation of a device, under rules you have agreed to',
    'Investigation of alerts and a written finding',
    'Restoring or rebuilding the machine afterward',
    'Tuning, so that your own odd software is not an enemy',
  ],
  steps: [
    {
      title: 'Cover',
      text: 'The agent goes onto everything on the list. Gaps are chased, not averaged away.',
    },
    { title: 'Tune', text: 'A learning period, with your accounting and design tools in mind.' },
    { title: 'Act', text: 'An alert is sorted, the device isolated if needed, its owner called.' },
    { title: 'Explain', text: 'What it was, how it came, what was changed, what we suggest.' },
  ],
  notIncluded: [
    'Devices that are not on the inventory',
    'Forensics for court, which needs a specialist from the first hour',
    'Personal phones and home computers',
  ],
  faqs: [
    {
      question: 'Will it slow the machines down?',
      answer:
        'There is some cost to watching. On current machines people seldom notice it. Where heavy software suffers, we measure and tune before we make exceptions.',
    },
    {
      question: 'Does it cover Macs and servers?',
      answer:
        'Macs, yes. Servers, yes, with care for their workloads. Very old systems may not be supported, and those are fenced off another way.',
    },
    {
      question: 'What if it stops something we need?',
      answer:
        'Call the desk. A false alarm is released once someone has looked, and the rule is corrected so that it does not return.',
    },
    {
      question: 'Who may isolate a device?',
      answer:
        'You decide in advance: which machines may be cut off without a call, and which need a yes from a named person.',
    },
    {
      question: 'Is this the same as antivirus?',
      answer:
        'It includes that and goes further. Antivirus compares files with a list of bad ones. This also watches what programs do, can cut a machine off the network, and keeps a record from which a person can tell how something got in.',
    },
  ],
  related: [
    '/industry-services/live-monitoring-soc',
    '/industry-services/security-awareness-training',
    '/services/cybersecurity',
  ],
};
