import type { IndustryServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Alerts from devices, sign-ins and email in one place, sorted by people, with an escalation path that says who calls whom and when.';

export const content: Outline<IndustryServiceSlug> = {
  slug: 'live-monitoring-soc',
  summary,
  keywords: ['ransomware', 'intrusion', 'MDR'],
  problem:
    'Every security product sends alerts. Together they send so many that nobody reads them, and the important one looks like all the others. What is missing is rarely another sensor. It is a person with the time, the context and the permission to act.',
  asks: 'cybersecurity',
  signs: [
    { text: 'Security alerts go to a mailbox that nobody opens on a Friday.', goal: 'security' },
    { text: 'Nobody here could say whether an alarm is real.', goal: 'expertise' },
    { text: 'A client or an insurer asks who watches our systems, and when.', goal: 'compliance' },
  ],
  outcomes: [
    'Alerts land in one place, and each gets a decision that is written down.',
    'You know who will call you, about what, and on which number.',
    'The noise goes down month by month because its causes get fixed.',
  ],
  included: [
    'Collection of signals from agreed devices, sign-ins and email',
    'Human review of alerts that pass the first sorting',
    'Severity levels with examples from your own firm',
    'An escalation path with names, numbers and substitutes',
    'First steps we may take without asking, listed in advance',
    'A monthly summary: what was seen, what was done, what to change',
  ],
  steps: [
    { title: 'Connect', text: 'We agree what is watched and what is not, and connect the sources.' },
    { title: 'Sort', text: 'Known noise is tuned out. What remains is looked at by a person.' },
    { title: 'Escalate', text: 'By severity: a ticket, a call, or action first and the call right after.' },
    { title: 'Close', text: 'Each case ends with a cause and a suggestion, or an honest “unknown.”' },
  ],
  notIncluded: [
    'Systems that were not connected or cannot report',
    'Incident response beyond the listed first steps, which is agreed separately',
    'Monitoring of employees’ conduct',
  ],
  faqs: [
    {
      question: 'During which hours are alerts reviewed?',
      answer:
        'Hours are agreed in your service plan, including what happens automatically outside them. Read that line in any provider’s contract, ours included.',
    },
    {
      question: 'What exactly is watched?',
      answer:
        'The sources on your list: usually device protection, sign-ins, email security and selected network equipment. The list is part of the agreement and shows what is left out.',
    },
    {
      question: 'Who calls us, and whom do they call?',
      answer:
        'A person from our side calls the first name on your escalation list, then the next. We test the list with you, because phone numbers age.',
    },
    {
      question: 'How long are logs kept?',
      answer:
        'As long as your agreement says. Longer costs storage. Insurers and regulators sometimes have a view, so ask yours before we set it.',
    },
    {
      question: 'What may you do without asking us first?',
      answer:
        'Only what is on the list you signed: for example ending a session, blocking a sign-in or isolating a laptop. Servers and anything that would stop your business need a yes from a named person, unless you have decided otherwise. Every step taken is in the case, with its time.',
    },
  ],
  related: [
    '/industry-services/endpoint-threat-protection',
    '/services/cybersecurity',
    '/industries/healthcare',
  ],
};
