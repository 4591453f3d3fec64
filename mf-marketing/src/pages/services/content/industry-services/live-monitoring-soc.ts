import type { IndustryServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Security monitoring (MDR/SOC): people review alerts from devices, sign-ins and email, act on them and call the right person.';

export const content: Outline<IndustryServiceSlug> = {
  slug: 'live-monitoring-soc',
  summary,
  keywords: ['ransomware', 'intrusion', 'MDR'],
  problem:
    'Every security product sends alerts. Together they send so many that nobody reads them, and the important one looks like all the others. You don’t need another tool. You need a person with the time, the context and the permission to act.',
  service: 'cybersecurity',
  signs: [
    { text: 'Security alerts go to a mailbox that nobody reads on a Friday.', goal: 'security' },
    { text: 'Nobody here can tell if an alert is real.', goal: 'expertise' },
    { text: 'A client or insurer asks who monitors our systems.', goal: 'compliance' },
  ],
  outcomes: [
    'Every alert lands in one place and gets a documented decision.',
    'You know who will call you, about what, on which number.',
    'False alarms drop every month because we fix their causes.',
  ],
  included: [
    'Alerts from agreed devices, sign-ins and email',
    'Review by people of what passes the first filter',
    'Severity levels with examples from your company',
    'An escalation list with names, numbers and backups',
    'First steps we may take without asking, listed in advance',
    'A monthly report: what we saw, what we did, what to change',
  ],
  steps: [
    { title: 'Connect', text: 'We agree on what’s monitored and connect the sources.' },
    { title: 'Filter', text: 'We tune out known noise. A person looks at the rest.' },
    { title: 'Escalate', text: 'By severity: a ticket, a call, or action first and the call right after.' },
    { title: 'Close', text: 'Each case ends with a cause and a recommendation.' },
  ],
  notIncluded: [
    'Systems that weren’t connected or can’t report',
    'Incident response beyond the listed first steps, agreed separately',
    'Monitoring of employees’ behavior',
  ],
  faqs: [
    {
      question: 'What exactly is monitored?',
      answer:
        'The sources on your list: usually device protection, Microsoft 365 or Google sign-ins, email security and firewalls. The list also shows what’s left out.',
    },
    {
      question: 'Who calls us, and who do they call?',
      answer:
        'A person on our team calls the first name on your escalation list, then the next. We test the list with you, because phone numbers change.',
    },
    {
      question: 'How long are logs kept?',
      answer: 'You choose; longer storage costs more. Ask your insurer or regulator before we set it.',
    },
    {
      question: 'What may you do without asking us first?',
      answer:
        'Only what’s on the list you signed, such as ending a session, blocking a sign-in or isolating a laptop. Servers need a yes from a named person, unless you decide otherwise.',
    },
  ],
  related: [
    '/industry-services/endpoint-threat-protection',
    '/services/cybersecurity',
    '/industries/healthcare',
  ],
};
