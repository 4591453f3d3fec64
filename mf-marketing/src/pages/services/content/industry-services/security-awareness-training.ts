import type { IndustryServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'The endpoint-bundle edition of awareness training: a short lesson at the moment a real risky event happens, while it still means something.';

export const content: Outline<IndustryServiceSlug> = {
  slug: 'security-awareness-training',
  summary,
  problem:
    'General advice arrives months before it is needed. The useful moment is right after something real: a blocked download, a password typed into the wrong page, a USB stick from the parking lot. At that moment people want to know what just happened. Usually nobody tells them.',
  asks: 'endpoint_protection',
  signs: [
    { text: 'Training comes once a year and is forgotten by lunch.', goal: 'security' },
    { text: 'When something is blocked, nobody tells people why.', goal: 'expertise' },
    { text: 'We are asked how our training follows from what really happens here.', goal: 'compliance' },
  ],
  outcomes: [
    'Lessons follow real events on your own devices, so they feel relevant.',
    'People understand why something was blocked, and what to do instead.',
    'Repeated events point to a process to fix rather than a person to blame.',
  ],
  included: [
    'Triggers chosen with you, from what endpoint and sign-in protection sees',
    'A lesson of a minute or two, sent to the person concerned',
    'A way to answer: “this was me,” “this was not me,” “please call”',
    'Repeat patterns reported by topic and department size',
    'An exit for people who have shown they know it',
  ],
  steps: [
    { title: 'Choose', text: 'We pick a few events worth a lesson, and leave the noise out.' },
    {
      title: 'Announce',
      text: 'Staff are told what triggers a message and who sees it. Before the first one.',
    },
    { title: 'Teach', text: 'The event happens, is dealt with, and the lesson follows.' },
    { title: 'Fix the cause', text: 'If many people stumble at one spot, we suggest changing the spot.' },
  ],
  notIncluded: [
    'The year-round program with drills, which is Security Awareness Training',
    'Reports on named individuals for disciplinary use',
    'Devices without endpoint protection',
  ],
  faqs: [
    {
      question: 'Can people opt out?',
      answer:
        'The protection itself cannot be opted out of. The lessons can be paused for a person or a busy week, by whoever you name.',
    },
    {
      question: 'Is this surveillance?',
      answer:
        'It uses security events that the protection records in any case, and no message contents. What is kept and who sees it is written down and shared with your staff.',
    },
    {
      question: 'What do managers see?',
      answer:
        'Topics and trends. A manager hears about one person only where you have agreed a case for it in advance, for example after a confirmed account takeover.',
    },
    {
      question: 'Which events lead to a lesson?',
      answer:
        'The few you choose with us: typically a blocked page, a download that was stopped, a sign-in prompt approved by mistake, a file shared with the whole world. Most alerts are noise to the person concerned and lead to nothing.',
    },
    {
      question: 'How is this different from the year-round program?',
      answer:
        'That one is a calendar: lessons and drills for the whole firm. This one waits for something real on one device and speaks to one person, in a minute or two. Firms often start with the program and add this later.',
    },
  ],
  related: [
    '/services/security-awareness-training',
    '/industry-services/endpoint-threat-protection',
    '/industry-services/identity-security',
  ],
  reading: { title: 'Phishing drills without shame', path: '/blog/phishing-drills-without-shame' },
};
