import type { Industry } from './Industry';

export const content: Industry = {
  slug: 'marketing-design',
  heading: 'IT for marketing and design firms',
  summary:
    'IT for agencies and studios: fast Macs and PCs, help with Adobe and Figma, room for large files, and client accounts that stay under control.',
  keywords: ['agency', 'studio', 'creative'],
  levels: [
    { title: 'Client work', text: 'Adobe, Figma, Canva' },
    { title: 'Client accounts', text: 'ad logins, MFA' },
    { title: 'Macs, PCs, storage', text: 'large files, backed up' },
  ],
  pressures: [
    { title: 'Large files', text: 'slow everyone down when storage and Wi-Fi aren’t built for them.' },
    { title: 'Client accounts', text: 'for ads and social media are targets for takeover.' },
    { title: 'Freelancers', text: 'come and go, and keep access.' },
    { title: 'Clients', text: 'send security questionnaires before they sign.' },
  ],
  systems: [
    {
      system: 'Adobe Creative Cloud, Figma, Canva',
      trouble: 'Licenses for people who left',
      remedy: 'A license list, reviewed every quarter',
    },
    {
      system: 'Google Workspace, Slack, Microsoft 365',
      trouble: 'Files in three places',
      remedy: 'One home for each kind of file',
    },
    {
      system: 'Meta, Google Ads, LinkedIn',
      trouble: 'A shared password and one phone for codes',
      remedy: 'Individual accounts, roles and MFA',
    },
    {
      system: 'Video and photo storage',
      trouble: 'Full drives and no backup',
      remedy: 'Cloud storage with versions, and an archive for finished work',
    },
    {
      system: 'Macs and PCs',
      trouble: 'Slow machines and missed updates',
      remedy: 'Managed Macs and PCs, replaced on a schedule',
    },
  ],
  rules: [
    {
      title: 'Texas Data Privacy and Security Act',
      source: 'Texas Business & Commerce Code Chapter 541 (2023)',
      text: 'Sets duties for personal data of Texans: notices, consent for sensitive data, reasonable security. Some small companies are partly exempt.',
      site: 'https://statutes.capitol.texas.gov',
    },
    {
      title: 'CAN-SPAM Act',
      source: 'Federal Trade Commission, 16 CFR Part 316',
      text: 'Rules for commercial email: honest subject lines, a postal address and a working unsubscribe link.',
      site: 'https://www.ftc.gov',
    },
    {
      title: 'Texas breach notification law',
      source: 'Texas Business & Commerce Code § 521.053',
      text: 'Notify affected Texans within 60 days, and the Attorney General within 30 days if 250 or more are affected.',
      site: 'https://statutes.capitol.texas.gov',
    },
    {
      title: 'Texas SB 2610 safe harbor',
      source: 'Texas Legislature, 89th session, SB 2610 (2025)',
      text: 'A documented security program that fits your size protects companies with fewer than 250 employees from punitive damages after a breach.',
      site: 'https://capitol.texas.gov',
    },
  ],
  risks: [
    {
      risk: 'A client’s ad account is hijacked',
      control: 'Individual accounts, MFA and backup admins',
      also: [3],
    },
    { risk: 'A freelancer keeps access', control: 'Accounts with an end date', also: [0] },
    { risk: 'Ransomware or a mistake destroys work', control: 'Versions and a tested backup' },
    {
      risk: 'A phishing email in a client’s name',
      control: 'Email protection and a call to a known number',
      also: [0],
    },
  ],
  help: [
    {
      title: 'Macs and PCs that keep up',
      text: 'We choose, set up, secure and replace them, with your creative apps installed.',
    },
    {
      title: 'Client accounts under control',
      text: 'Roles, MFA and a list of who can post, spend or approve.',
    },
    {
      title: 'Client security reviews',
      text: 'We answer the technical questions and quote a fix for every “no.”',
    },
  ],
  checklist: {
    title: 'When a freelancer leaves',
    items: [
      'Account and sessions ended in every app',
      'Removed from ad, social and client accounts',
      'Files moved to the project folder',
      'Licenses freed',
      'Client data removed from own devices, confirmed in writing',
      'Shared passwords changed',
    ],
  },
  faqs: [
    {
      question: 'Do you support Macs?',
      answer: 'Yes. We manage Macs and PCs alike: setup, security, updates, backup and repairs.',
    },
    {
      question: 'How do we stop ad account takeovers?',
      answer:
        'Give each person their own account with MFA, name at least two admins and share no passwords. We set that up and review access every quarter.',
    },
    {
      question: 'A client sent us a security questionnaire. Can you help?',
      answer: 'Yes. We answer the technical part with you and list what to fix first.',
    },
    {
      question: 'Where should we keep finished projects?',
      answer:
        'In low-cost archive storage with an index, and a copy in a second place. Active projects stay on fast storage.',
    },
  ],
  related: [
    '/services/enterprise-productivity-tools',
    '/industry-services/workstation-support',
    '/industry-services/identity-security',
  ],
  reading: { title: 'Offboarding in one hour', path: '/blog/offboarding-in-one-hour' },
};
