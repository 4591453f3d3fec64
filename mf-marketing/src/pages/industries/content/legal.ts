import type { Industry } from './Industry';

export const content: Industry = {
  slug: 'legal',
  heading: 'IT for legal firms',
  summary:
    'We keep law firms’ client files private and easy to find, support work from court and home, and help answer client security questionnaires.',
  keywords: ['law firm', 'lawyers', 'attorneys', 'ABA'],
  levels: [
    { title: 'Matters and files', text: 'Clio, NetDocuments, iManage' },
    { title: 'Access by matter', text: 'MFA, reviewed lists' },
    { title: 'Court, office, home', text: 'encrypted, backed up' },
  ],
  pressures: [
    { title: 'Confidentiality', text: 'is your duty. One wrong sharing link can cost you a client.' },
    { title: 'Ethical walls', text: 'must hold in your document system, not only in a memo.' },
    { title: 'Court deadlines', text: 'don’t move when a laptop or a portal fails.' },
    { title: 'Discovery', text: 'can fill a server over one weekend.' },
  ],
  systems: [
    {
      system: 'Clio, NetDocuments, iManage',
      trouble: 'Files end up on desktops instead of in the matter',
      remedy: 'Sync rules, naming rules and clear limits for offline files',
    },
    {
      system: 'Practice management and billing',
      trouble: 'Lost billable time when the email connection breaks',
      remedy: 'Monitored connections and one person who calls the vendor',
    },
    {
      system: 'Court e-filing',
      trouble: 'A browser update on filing day',
      remedy: 'A tested browser and a second way to file',
    },
    {
      system: 'E-discovery',
      trouble: 'Productions that fill a drive overnight',
      remedy: 'Storage planned for each matter, with an end date',
    },
    {
      system: 'Trust accounting',
      trouble: 'New bank details by email',
      remedy: 'A call-back rule and a second approver',
    },
  ],
  rules: [
    {
      title: 'ABA Formal Opinion 477R',
      source: 'American Bar Association, 2017',
      text: 'Lawyers must make reasonable efforts to protect client communication. Sensitive matters may need encryption.',
      site: 'https://www.americanbar.org',
    },
    {
      title: 'ABA Formal Opinion 498',
      source: 'American Bar Association, 2021',
      text: 'Ethics of the virtual practice: secure devices, Wi-Fi, video calls and cloud services.',
      site: 'https://www.americanbar.org',
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
      risk: 'The wrong person opens a matter',
      control: 'Access by matter, reviewed by the responsible attorney',
      also: [4],
    },
    { risk: 'An outage on filing day', control: 'A second way to sign in, print and file', also: [3] },
    { risk: 'A phishing email redirects client funds', control: 'A call-back on every payment change' },
    { risk: 'Ransomware in client files', control: 'EDR and a separate, tested backup', also: [1] },
    {
      risk: 'A lawyer leaves with files',
      control: 'Same-day offboarding, legal holds checked first',
      also: [0],
    },
  ],
  help: [
    {
      title: 'Access by matter',
      text: 'Attorneys decide who’s on a matter. Search, shared links and mailboxes follow that list.',
    },
    {
      title: 'Retention and legal holds',
      text: 'Your retention schedule runs in Microsoft 365 and your document system, with a hold that everyone can see.',
    },
    {
      title: 'Work from court or home',
      text: 'Encrypted laptops managed in Intune, MFA and a tested way in when the office internet is down.',
    },
  ],
  checklist: {
    title: 'When a lawyer leaves',
    items: [
      'Check for legal holds before you touch anything',
      'End sessions, remove MFA devices, collect badge and keys',
      'Delegate email to the responsible partner',
      'Reassign every matter',
      'Remove company data from personal devices, confirmed in writing',
      'File a copy of this checklist',
    ],
  },
  faqs: [
    {
      question: 'Do you support our document management system?',
      answer:
        'Yes. We support NetDocuments, iManage, Clio, SharePoint and others: sign-in, laptops, email and backup. We also call the vendor for you.',
    },
    {
      question: 'A client sent us a security questionnaire. Can you help?',
      answer:
        'Yes. We answer the technical questions, mark the ones that only you can answer, and quote a fix for every “no.”',
    },
    {
      question: 'What happens to files when a lawyer leaves?',
      answer:
        'We check for legal holds, end access the same day and preserve the mailbox. Which files may go along is your decision under the professional rules.',
    },
    {
      question: 'Can you make us compliant with ABA rules?',
      answer:
        'We put technical safeguards in place that the ABA opinions describe: encryption, MFA, secure remote work and backups, with documentation. The professional judgment stays with you.',
    },
  ],
  related: [
    '/industry-services/identity-security',
    '/services/data-migrations',
    '/services/cybersecurity-risk-assessment',
  ],
  reading: { title: 'Offboarding in one hour', path: '/blog/offboarding-in-one-hour' },
};
