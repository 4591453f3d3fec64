import type { IndustryServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'A one-minute lesson right after a risky click: security training triggered by real events on your devices, with no blame and no long videos.';

export const content: Outline<IndustryServiceSlug> = {
  slug: 'security-awareness-training',
  summary,
  problem:
    'A yearly course can’t teach what just happened. When a dangerous page or file is blocked, people see an error, don’t know why and try another way. The best moment to learn is right then.',
  service: 'endpoint_protection',
  signs: [
    { text: 'People click the same dangerous things again and again.', goal: 'security' },
    { text: 'Blocked pages and files only annoy people; nobody explains why.', goal: 'expertise' },
    { text: 'An auditor asked how our training follows from real incidents.', goal: 'compliance' },
  ],
  outcomes: [
    'Lessons follow real events on your devices, so they feel relevant.',
    'People understand why something was blocked and what to do instead.',
    'Repeated events show you which process to fix.',
  ],
  included: [
    'Triggers chosen with you, from endpoint and sign-in protection',
    'A lesson of one or two minutes, sent to the person concerned',
    'A reply button: “this was me,” “this wasn’t me,” “please call”',
    'Reports by topic and department, not by person',
    'A way to skip lessons for people who know the topic',
  ],
  steps: [
    { title: 'Choose', text: 'We pick a few events that deserve a lesson.' },
    {
      title: 'Announce',
      text: 'Your staff learn what triggers a message, and who sees it, before the first one.',
    },
    { title: 'Teach', text: 'The event is handled, and the lesson follows.' },
    { title: 'Improve', text: 'If many people stumble at one point, we suggest fixing that point.' },
  ],
  notIncluded: [
    'The yearly program with phishing tests: see Security Awareness Training',
    'Reports on individuals for disciplinary use',
    'Devices without endpoint protection',
  ],
  faqs: [
    {
      question: 'Can people opt out?',
      answer: 'Not of the protection. Lessons can be paused for a person or a busy week by whoever you name.',
    },
    {
      question: 'Is this employee surveillance?',
      answer:
        'No. It uses security events that the protection records anyway, and no message contents. What’s stored and who sees it is shared with your staff.',
    },
    {
      question: 'What do managers see?',
      answer:
        'Topics and trends. They hear about one person only in cases you agreed on, such as a confirmed account takeover.',
    },
    {
      question: 'Which events trigger a lesson?',
      answer:
        'The few you choose: a blocked page, a stopped download, an MFA prompt approved by mistake, a file shared with everyone.',
    },
    {
      question: 'How is this different from the yearly program?',
      answer:
        'The yearly program has lessons and phishing tests for everyone. This one reacts to a real event on one device. You can start with the program and add this later.',
    },
  ],
  related: [
    '/services/security-awareness-training',
    '/industry-services/endpoint-threat-protection',
    '/industry-services/identity-security',
  ],
  reading: { title: 'Phishing drills without shame', path: '/blog/phishing-drills-without-shame' },
};
