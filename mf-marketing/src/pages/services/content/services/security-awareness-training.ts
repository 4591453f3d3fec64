import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Security awareness training all year: short lessons by role and fair phishing tests, so your employees spot phishing and report it fast.';

export const content: Outline<ServiceSlug> = {
  slug: 'security-awareness-training',
  summary,
  problem:
    'Once a year everyone clicks through the same long video and forgets it by lunch. Phishing tests embarrass people. So they learn one thing: if you clicked, say nothing. That is how a phishing email becomes ransomware.',
  service: 'cybersecurity',
  signs: [
    { text: 'Someone here clicked on a phishing email or paid a fake invoice.', goal: 'security' },
    { text: 'We must prove that our employees are trained.', goal: 'compliance' },
    { text: 'People who make a mistake keep quiet about it.', goal: 'security' },
  ],
  outcomes: [
    'Employees report suspicious emails fast, including the ones they clicked.',
    'Each role practices its own threats: invoices in accounting, attachments at the front desk.',
    'Leadership sees a trend for the company, not a list of names.',
  ],
  included: [
    'Short lessons through the year, by role',
    'Phishing tests with feedback on the spot',
    'A report button in Outlook or Gmail, and an answer to every report',
    'A first-week lesson for every new hire',
    'Written rules for payments and passwords',
    'A quarterly report with trends and one recommendation',
  ],
  steps: [
    {
      title: 'Set the rules',
      text: 'What is measured, who sees it, and what never happens to someone who clicks. Announced before the first test.',
    },
    { title: 'Start easy', text: 'The first round shows where you stand. Nobody is graded.' },
    { title: 'Train by role', text: 'Lessons and tests match the emails people really get.' },
    { title: 'Adjust', text: 'Topics and pace follow the results: more reports, faster.' },
  ],
  example: {
    title: 'Example: one round',
    entries: [
      { step: 0, label: 'Rule', value: 'No names to managers' },
      { step: 1, label: 'First test', value: 'A fake parcel notice' },
      { step: 2, label: 'For accounting', value: 'New bank details by email' },
      { step: 3, label: 'Next', value: 'A lesson on payment changes' },
    ],
  },
  notIncluded: [
    'Disciplinary decisions, which stay with you',
    'Legally required training outside security',
    'Blocking the emails themselves: see 24/7 Endpoint & Identity Security',
  ],
  faqs: [
    {
      question: 'How often are people interrupted?',
      answer: 'A few minutes at a time. You set the pace, and we pause during your busy season.',
    },
    {
      question: 'What happens to someone who fails a phishing test?',
      answer:
        'They see right away which signs they missed. If someone keeps struggling, they get help, not a place on a list.',
    },
    {
      question: 'Are lessons available in Spanish?',
      answer:
        'Often, yes. Tell us which languages you need, and we’ll show you the lessons before you decide.',
    },
    {
      question: 'How is this different from the lessons that come with endpoint protection?',
      answer:
        'This is a program for the whole company, all year. The other one sends a short lesson after a risky event on a device. They work well together.',
    },
    {
      question: 'How do people report a suspicious email?',
      answer:
        'With one button in Outlook or Gmail, or by forwarding it to one address. Someone checks it and answers: safe, not safe, or removed for everyone.',
    },
    {
      question: 'What do new hires get?',
      answer:
        'A short lesson in the first week: how to report, how payments are confirmed, and what we’ll never ask for by email.',
    },
  ],
  related: [
    '/industry-services/security-awareness-training',
    '/services/cybersecurity',
    '/industries/accounting-finance',
  ],
  reading: { title: 'Phishing drills without shame', path: '/blog/phishing-drills-without-shame' },
};
