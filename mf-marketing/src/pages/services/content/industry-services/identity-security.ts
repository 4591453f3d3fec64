import type { IndustryServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'MFA, access rules, onboarding and offboarding, and regular access reviews for Microsoft 365, Google Workspace and your other apps.';

export const content: Outline<IndustryServiceSlug> = {
  slug: 'identity-security',
  summary,
  keywords: ['MFA', 'single sign-on', 'Microsoft 365 accounts'],
  problem:
    'Most attacks on small companies start with a normal sign-in: a reused password, an account of a former employee, a login that six people share. The protection exists. Nobody keeps the list of who has access.',
  service: 'cybersecurity',
  signs: [
    { text: 'Several people share one login.', goal: 'security' },
    { text: 'We aren’t sure that everyone who left has lost access.', goal: 'security' },
    { text: 'We’re asked for MFA and have it only in some places.', goal: 'compliance' },
  ],
  outcomes: [
    'Everyone has their own login with MFA.',
    'Access starts and ends by checklist, not by memory.',
    'Admin rights are few, separate and documented.',
  ],
  included: [
    'MFA rollout, with help for every employee',
    'Sign-in rules by location, device and risk in Entra ID or Google, where your license allows',
    'Separate admin accounts and one emergency account',
    'Onboarding, role change and offboarding steps, agreed with HR',
    'A password manager for logins that must be shared',
    'Scheduled access reviews with owners',
  ],
  steps: [
    { title: 'List', text: 'Accounts, admins, shared logins, guests and connected apps.' },
    { title: 'Clean up', text: 'We close old accounts, replace shared logins and reduce admin rights.' },
    {
      title: 'Strengthen',
      text: 'MFA for everyone, passkeys or security keys for those with the most access.',
    },
    { title: 'Review', text: 'Owners confirm who still needs what.' },
  ],
  notIncluded: [
    'Accounts in systems that only the vendor can manage',
    'Monitoring what employees write or read',
    'Door badges and building access',
  ],
  faqs: [
    {
      question: 'What if someone loses their phone?',
      answer:
        'They call the help desk. We verify who they are, remove the old phone and set up a new one. A second method from day one makes this easy.',
    },
    {
      question: 'We share one login for a vendor portal. What now?',
      answer:
        'If the portal allows separate users, we set those up. If not, the login goes into a password manager where you see who used it.',
    },
    {
      question: 'Can we use single sign-on (SSO) for all apps?',
      answer:
        'For many apps, yes. Some charge extra for SSO. We list which of yours support it and what it costs.',
    },
    {
      question: 'How fast is a former employee’s access removed?',
      answer:
        'At the hour you choose. For a sudden departure, call us: we block sign-in and end sessions first, then close everything else.',
    },
    {
      question: 'Which kind of MFA should we use?',
      answer:
        'An authenticator app with number matching fits most people. Use passkeys or security keys for admins and finance, because they can’t be phished. Replace text message codes first.',
    },
  ],
  related: ['/services/cybersecurity', '/industry-services/endpoint-threat-protection', '/industries/legal'],
  reading: { title: 'Multi-factor without the groans', path: '/blog/multi-factor-without-the-groans' },
};
