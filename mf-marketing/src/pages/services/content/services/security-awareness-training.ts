import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'A year-round program of short, role-based lessons and fair phishing drills. No shaming, clear trends, and a habit of reporting early.';

export const content: Outline<ServiceSlug> = {
  slug: 'security-awareness-training',
  summary,
  problem:
    'Once a year everybody clicks through the same long video and forgets it by lunch. Drills, where there are any, catch people out and embarrass them. So they learn the one lesson you did not want to teach: if you clicked, say nothing.',
  asks: 'cybersecurity',
  signs: [
    {
      text: 'Someone here has clicked on something, or paid something, they should not have.',
      goal: 'security',
    },
    { text: 'We have to show that our people are trained.', goal: 'compliance' },
    { text: 'Whoever makes a mistake would rather say nothing.', goal: 'security' },
  ],
  outcomes: [
    'People report odd messages quickly, including the ones they clicked.',
    'Each role practices the trick that is aimed at it: invoices for accounting, attachments for the front desk.',
    'Leadership sees a trend for the firm, not a list of names.',
  ],
  included: [
    'Short lessons through the year, by role',
    'Simulated phishing with feedback on the spot',
    'A report button or address, and an answer to those who use it',
    'A first-week lesson for every new starter',
    'Written payment and password rules to go with the lessons',
    'A quarterly page of trends with one suggestion',
  ],
  steps: [
    {
      title: 'Agree the rules',
      text: 'What is measured, who sees it, what never happens to a person who clicks. Announced before the first drill.',
    },
    {
      title: 'Start easy',
      text: 'A first round shows where you stand. Nobody is graded on it.',
    },
    {
      title: 'Practice by role',
      text: 'Lessons and drills follow the work people do and the messages they really get.',
    },
    {
      title: 'Adjust',
      text: 'Reports up, time-to-report down: that is the aim. Topics and pace follow the trend.',
    },
  ],
  notIncluded: [
    'Disciplinary decisions, which are never ours',
    'Legally required training outside security',
    'Blocking the messages themselves, which is email protection',
  ],
  faqs: [
    {
      question: 'How often will people be interrupted?',
      answer:
        'A few minutes at a time. The pace is set with you, and busy season is left alone if you tell us when it is.',
    },
    {
      question: 'What happens to someone who fails a drill?',
      answer:
        'They see what gave the message away, right then. If someone keeps struggling, they get a conversation and help, not a place on a list.',
    },
    {
      question: 'Can lessons be in other languages?',
      answer:
        'Often, yes. Tell us which you need and we will show you what exists before you decide, rather than promise a translation we have not seen.',
    },
    {
      question: 'How is this different from the lessons bundled with endpoint protection?',
      answer:
        'This is the year-round program for the whole firm. The bundled edition sends a short lesson after a real risky event on a device. The two go together.',
    },
    {
      question: 'How do people report a suspicious message?',
      answer:
        'With one button in the mail program, or one address where a button does not fit. Somebody looks and answers: safe, not safe, or thank you, we removed it for everybody. Reporting without an answer stops within a month, so the answer is part of the program.',
    },
    {
      question: 'What do new hires get?',
      answer:
        'A short lesson in the first week, before the first drill: how to report, how payments are confirmed, what we will never ask for by mail. Drills begin after that. Joiners come from the same checklist that creates their account, so nobody has to remember to enroll them.',
    },
  ],
  related: [
    '/industry-services/security-awareness-training',
    '/services/cybersecurity',
    '/industries/accounting-finance',
  ],
  reading: { title: 'Phishing drills without shame', path: '/blog/phishing-drills-without-shame' },
};
