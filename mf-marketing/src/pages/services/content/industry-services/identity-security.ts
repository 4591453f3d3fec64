import type { IndustryServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Multi-factor sign-in, access rules, least privilege, joiner and leaver steps and a regular review of who can reach what in your firm.';

export const content: Outline<IndustryServiceSlug> = {
  slug: 'identity-security',
  summary,
  keywords: ['MFA', 'single sign-on', 'Microsoft 365 accounts'],
  problem:
    'Most ways into a small firm lead through an ordinary sign-in: a reused password, an account that outlived its owner, a login six people share. The locks are there. It is the list of keys that nobody keeps.',
  asks: 'cybersecurity',
  signs: [
    { text: 'Several people share one login.', goal: 'security' },
    { text: 'We are not sure that everyone who left can no longer sign in.', goal: 'security' },
    { text: 'We are asked for multi-factor sign-in, and have it only here and there.', goal: 'compliance' },
  ],
  outcomes: [
    'Every person signs in as themselves, with a second step that suits the job.',
    'Access begins and ends with a checklist, not with somebody’s memory.',
    'Administrator rights are few, separate and written down.',
  ],
  included: [
    'Multi-factor sign-in rollout, with help at the desk',
    'Sign-in rules by place, device and risk, where your licenses allow',
    'Separate administrator accounts, and a sealed emergency one',
    'Joiner, mover and leaver steps, agreed with whoever does HR',
    'A password manager for the logins that must be shared',
    'An access review with owners, on a schedule',
  ],
  steps: [
    { title: 'List', text: 'Accounts, administrators, shared logins, guests and connected apps.' },
    {
      title: 'Tidy',
      text: 'Old accounts closed, shared ones replaced or vaulted, administrators reduced.',
    },
    { title: 'Strengthen', text: 'Second step for everyone, stronger methods for those with most reach.' },
    { title: 'Review', text: 'Owners confirm who still needs what. The list shrinks a little each time.' },
  ],
  notIncluded: [
    'Accounts in systems whose vendor keeps administration to itself',
    'Monitoring of what employees write or read',
    'Door badges and building access',
  ],
  faqs: [
    {
      question: 'What if someone loses their phone?',
      answer:
        'They call the desk, we check who they are by a method agreed beforehand, remove the old phone and enroll a new one. A second method set up on day one makes this dull.',
    },
    {
      question: 'We share one login for a vendor portal. Is that over?',
      answer:
        'If the portal allows separate users, yes. If it does not, the login goes into a password manager where you can see who used it and take it back.',
    },
    {
      question: 'Can we sign in once for everything?',
      answer:
        'For many applications, yes. Some charge extra for single sign-on. We list which of yours can and what it would cost.',
    },
    {
      question: 'How quickly is a leaver’s access closed?',
      answer:
        'At the hour you name. For a planned departure the checklist is ready beforehand. For a sudden one, a named person on your side calls and we close sign-in and open sessions first, then work through the rest: shared logins, forwarding, phones, vendor portals.',
    },
    {
      question: 'Which second step should our people use?',
      answer:
        'An authenticator app with number matching suits most people, and a passkey or security key suits those with the most reach, because it cannot be typed into a false page. Text messages are better than nothing and the first thing to replace.',
    },
  ],
  related: ['/services/cybersecurity', '/industry-services/endpoint-threat-protection', '/industries/legal'],
  reading: { title: 'Multi-factor without the groans', path: '/blog/multi-factor-without-the-groans' },
};
