import type { Industry } from './Industry';

export const content: Industry = {
  slug: 'accounting-finance',
  heading: 'IT for accounting and finance firms',
  summary:
    'We keep CPA, tax and finance firms running through busy season: QuickBooks and tax software, MFA, backups, and help with your WISP.',
  keywords: ['CPA', 'accountant', 'tax', 'bookkeeping', 'QuickBooks', 'WISP', 'IRS 4557'],
  levels: [
    { title: 'Tax files and ledgers', text: 'QuickBooks, tax software' },
    { title: 'Every sign-in', text: 'MFA, seasonal accounts' },
    { title: 'Network and backups', text: 'no changes in tax season' },
  ],
  pressures: [
    { title: 'Busy season', text: 'packs a year of risk and overtime into a few weeks.' },
    { title: 'Tax data', text: 'is what identity thieves want most, and you have all of it in one place.' },
    { title: 'Regulators', text: 'want a written information security plan and a person in charge of it.' },
    { title: 'Clients', text: 'send tax documents by whatever way is easiest for them.' },
  ],
  systems: [
    {
      system: 'QuickBooks, Drake, Lacerte, UltraTax',
      trouble: 'Updates and slowdowns during filing weeks',
      remedy: 'Updates tested first, and a no-change period before deadlines',
    },
    {
      system: 'Client portals',
      trouble: 'Clients who can’t sign in email their documents instead',
      remedy: 'A portal that’s easy for clients, and a short guide to send them',
    },
    {
      system: 'Practice management',
      trouble: 'Seasonal staff share one login',
      remedy: 'Individual accounts that expire at the end of the season',
    },
    {
      system: 'Payroll and bank access',
      trouble: 'Phishing emails with new account numbers',
      remedy: 'A call-back rule and a second approver',
    },
    {
      system: 'Microsoft 365',
      trouble: 'Old files and open links that nobody reviews',
      remedy: 'Retention rules and yearly access reviews',
    },
  ],
  rules: [
    {
      title: 'FTC Safeguards Rule',
      source: 'Federal Trade Commission, 16 CFR Part 314 (amended 2021 and 2023)',
      text: 'Tax preparers and many finance firms are financial institutions under this rule. It requires a risk assessment, MFA, encryption and an incident response plan.',
      site: 'https://www.ftc.gov',
    },
    {
      title: 'IRS Publication 4557',
      source: 'Internal Revenue Service, Publication 4557, Safeguarding Taxpayer Data',
      text: 'The IRS checklist for protecting client data.',
      site: 'https://www.irs.gov',
    },
    {
      title: 'Written information security plan (WISP)',
      source: 'Internal Revenue Service, Publication 5708 (2024)',
      text: 'A template for the security plan that every tax professional needs. We fill in the technical part with you.',
      site: 'https://www.irs.gov',
    },
    {
      title: 'Texas SB 2610 safe harbor',
      source: 'Texas Legislature, 89th session, SB 2610 (2025)',
      text: 'A documented security program that fits your size protects companies with fewer than 250 employees from punitive damages after a breach.',
      site: 'https://capitol.texas.gov',
    },
  ],
  risks: [
    { risk: 'A hacked mailbox at tax time', control: 'MFA and alerts on new forwarding rules', also: [1] },
    {
      risk: 'A redirected payroll or wire transfer',
      control: 'A call to a known number and a second approver',
      also: [0],
    },
    {
      risk: 'An outage in filing week',
      control: 'Spare laptops, a backup internet line, no changes',
      also: [3],
    },
    {
      risk: 'Ransomware in client files',
      control: 'EDR such as Microsoft Defender, and a cloud backup it can’t reach',
      also: [0],
    },
    { risk: 'Client data on a lost laptop', control: 'Encryption and remote wipe', also: [0] },
  ],
  help: [
    {
      title: 'A plan for busy season',
      text: 'We finish upgrades early, freeze changes and schedule support around your deadlines.',
    },
    {
      title: 'Help with your WISP',
      text: 'We write the technical half: device inventory, access, encryption, monitoring and incident response. You own and sign the plan.',
    },
    {
      title: 'MFA for everyone',
      text: 'We roll it out before the season, and help the partner who has put it off.',
    },
  ],
  checklist: {
    title: 'Eight weeks before busy season',
    items: [
      'Every seasonal account has an end date',
      'MFA is on for everyone, including partners',
      'Spare laptops are set up and updated',
      'The no-change weeks are on the calendar',
      'You restored a real client folder from backup',
      'Everyone knows the call-back rule for payments',
    ],
  },
  faqs: [
    {
      question: 'How do you support us during busy season?',
      answer:
        'We prepare before it starts. Replacements and upgrades finish early, changes stop, and you agree on support hours for those weeks in advance.',
    },
    {
      question: 'Can you help with our WISP?',
      answer:
        'Yes. We document your devices, access, encryption, backups and incident response for IRS Publication 5708 and the FTC Safeguards Rule. You review and sign it.',
    },
    {
      question: 'A client emailed new wire details. What should we do?',
      answer:
        'Treat them as fraud until you call the client at a number from your own records. Don’t use the number in the email.',
    },
    {
      question: 'Do you support QuickBooks and our tax software?',
      answer:
        'Yes. We keep the workstations, the server or hosting, backups and sign-ins running, and call the software vendor for you when the problem is theirs.',
    },
  ],
  related: [
    '/services/cybersecurity',
    '/industry-services/identity-security',
    '/services/security-awareness-training',
  ],
  reading: { title: 'The call-back rule for payment changes', path: '/blog/wire-fraud-call-back-rule' },
};
