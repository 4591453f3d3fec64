import type { Industry } from './Industry';

export const content: Industry = {
  slug: 'accounting-finance',
  heading: 'IT for accounting and finance firms',
  summary:
    'Capacity planned for busy season, safeguards for tax data, strong sign-in and payment checks, and help with your written security plan.',
  pressures: [
    { title: 'Busy season', text: 'concentrates a year of risk and overtime into a few weeks.' },
    { title: 'Tax data', text: 'is exactly what identity thieves want, complete and in order.' },
    { title: 'Rules', text: 'ask for a written information security plan and someone responsible for it.' },
    { title: 'Clients', text: 'send sensitive papers by whatever way is easiest for them.' },
  ],
  systems: [
    {
      system: 'Tax and audit software',
      trouble: 'Vendor updates in the middle of filing weeks',
      remedy: 'A calendar with frozen weeks and a test machine',
    },
    {
      system: 'Client portals',
      trouble: 'Clients who cannot sign in send attachments instead',
      remedy: 'A portal chosen for clients, and a short guide to send along',
    },
    {
      system: 'Practice management',
      trouble: 'Seasonal staff share one login',
      remedy: 'Own accounts with an end date from the first day',
    },
    {
      system: 'Payroll and bank access',
      trouble: 'Changed account numbers in a friendly email',
      remedy: 'Call-back rule and separation of duties',
    },
    {
      system: 'Document archives',
      trouble: 'Kept forever because nobody dares',
      remedy: 'A retention schedule your partners signed',
    },
  ],
  risks: [
    { risk: 'A preparer’s mailbox is taken over', control: 'Strong sign-in and alerts on new mail rules' },
    { risk: 'A redirected payroll or wire', control: 'Call-back to a known number, second approver' },
    { risk: 'An outage in filing week', control: 'Capacity plan, frozen changes, a spare line' },
    { risk: 'Returns leave on a seasonal laptop', control: 'Managed devices and accounts that expire' },
  ],
  help: [
    {
      title: 'A calendar with frozen weeks',
      text: 'Changes, replacements and drills are planned around your deadlines, and the people on the desk know the dates.',
    },
    {
      title: 'Support for the written plan',
      text: 'We supply the technical half of your written information security plan: inventory, access, encryption, monitoring, incident steps. You own the plan.',
    },
    {
      title: 'Sign-in without drama',
      text: 'Multi-factor before season begins, with time to help the partner who has put it off.',
    },
  ],
  checklist: {
    title: 'Eight weeks before the season',
    items: [
      'Every seasonal account has an end date',
      'Multi-factor is on for everyone, partners included',
      'Spare laptops are set up and updated',
      'The week in which nothing changes is on the calendar',
      'A restore of a real client folder has been carried out and noted',
      'The payment call-back rule has been read aloud once',
    ],
  },
  faqs: [
    {
      question: 'How do you handle busy season?',
      answer:
        'By preparing before it. Replacements and upgrades finish early, changes freeze, and support hours for those weeks are agreed in your service plan in advance.',
    },
    {
      question: 'Which client portal should we use?',
      answer:
        'The one your clients will really use and your tax software can live with. Two or three, compared against your list in writing, are enough to decide.',
    },
    {
      question: 'A client emailed new wire details. What now?',
      answer:
        'Treat them as false until someone has called the client on a number from your own records. Not the number in the email.',
    },
    {
      question: 'Does working with you make us compliant?',
      answer:
        'No provider can do that for you. We support the technical safeguards and the evidence. Responsibility and sign-off stay with the firm.',
    },
  ],
  related: [
    '/services/cybersecurity',
    '/industry-services/identity-security',
    '/services/security-awareness-training',
  ],
  reading: { title: 'The call-back rule for payment changes', path: '/blog/wire-fraud-call-back-rule' },
};
