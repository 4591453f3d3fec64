import type { Industry } from './Industry';

export const content: Industry = {
  slug: 'commercial-real-estate',
  heading: 'IT for commercial real estate',
  summary:
    'We guard your closings against payment fraud, support Yardi, MRI and Microsoft 365, and secure the networks behind your doors, HVAC and cameras.',
  keywords: ['CRE', 'property management', 'wire fraud'],
  levels: [
    { title: 'Properties and deals', text: 'Yardi, MRI, DocuSign' },
    { title: 'Sign-ins and wires', text: 'MFA, call-back rule' },
    { title: 'Building networks', text: 'doors, HVAC, cameras' },
  ],
  pressures: [
    { title: 'Closings', text: 'move large sums by wire, and criminals read the same emails.' },
    { title: 'Tenants', text: 'expect an answer today, from any property.' },
    { title: 'Site teams', text: 'work from phones, shared PCs and weak Wi-Fi.' },
    { title: 'Building systems', text: 'share a network with rent rolls and email.' },
  ],
  systems: [
    {
      system: 'Yardi, MRI, AppFolio',
      trouble: 'Shared logins and access that outlives the job',
      remedy: 'Individual accounts, MFA and a quarterly access review',
    },
    {
      system: 'CoStar, Argus and Excel models',
      trouble: 'Slow laptops and lost versions',
      remedy: 'The right hardware, and SharePoint with version history',
    },
    {
      system: 'DocuSign and deal rooms',
      trouble: 'Links that stay open after closing',
      remedy: 'Links that expire, and one owner for each deal',
    },
    {
      system: 'Wire transfers',
      trouble: 'Changed instructions by email',
      remedy: 'A call-back rule and a second approver',
    },
    {
      system: 'Access control, HVAC and cameras',
      trouble: 'Old devices on the office network',
      remedy: 'A separate network and vendor access that expires',
    },
  ],
  rules: [
    {
      title: 'Texas breach notification law',
      source: 'Texas Business & Commerce Code § 521.053',
      text: 'Notify affected Texans within 60 days, and the Attorney General within 30 days if 250 or more are affected.',
      site: 'https://statutes.capitol.texas.gov',
    },
    {
      title: 'Texas Data Privacy and Security Act',
      source: 'Texas Business & Commerce Code Chapter 541 (2023)',
      text: 'Sets duties for personal data of Texans: notices, consent for sensitive data, reasonable security. Some small companies are partly exempt.',
      site: 'https://statutes.capitol.texas.gov',
    },
    {
      title: 'PCI DSS 4.0.1',
      source: 'PCI Security Standards Council, 2024',
      text: 'Applies if you take rent or fees by card. It asks for separate networks, MFA and regular scans.',
      site: 'https://www.pcisecuritystandards.org',
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
      risk: 'A redirected wire at closing',
      control: 'A call to a known number before every transfer',
      also: [1],
    },
    {
      risk: 'A hacked broker mailbox',
      control: 'MFA, phishing protection and alerts on new forwarding rules',
      also: [0],
    },
    { risk: 'Ransomware in deal files', control: 'EDR and a separate, tested backup', also: [1] },
    {
      risk: 'Someone uses building controls to get in',
      control: 'Separate networks for building systems',
      also: [2],
    },
    {
      risk: 'A departing broker takes the database',
      control: 'Same-day offboarding and download alerts',
      also: [2],
    },
  ],
  help: [
    {
      title: 'Protection against wire fraud',
      text: 'MFA, email protection and a payment rule your whole team knows.',
    },
    {
      title: 'One setup for every property',
      text: 'The same Wi-Fi, devices and accounts at each site, and one number to call.',
    },
    {
      title: 'Office moves and new properties',
      text: 'We plan internet, cabling, Wi-Fi and phones before the lease starts.',
    },
  ],
  checklist: {
    title: 'Before a closing',
    items: [
      'Wire details confirmed by phone, number from your own records',
      'A second person approved the transfer',
      'MFA is on for everyone in the deal',
      'The deal room lists only current parties',
      'Old sharing links are closed',
      'Everyone knows who to call if something looks wrong',
    ],
  },
  faqs: [
    {
      question: 'How do you protect our closing payments?',
      answer:
        'With three layers: MFA and alerts that stop mailbox takeovers, email protection that flags look-alike domains, and a call-back rule for every change of bank details.',
    },
    {
      question: 'Do you support Yardi, MRI or AppFolio?',
      answer:
        'Yes. We manage sign-in, laptops, integrations and backups around them, and call the vendor for you.',
    },
    {
      question: 'Can you manage IT at all our properties?',
      answer: 'Yes. Most work is remote. For on-site work, we plan visits or send a local technician.',
    },
    {
      question: 'Should building systems be on our office network?',
      answer:
        'No. Put HVAC, cameras and door access on a separate network. We set that up with your building vendors.',
    },
  ],
  related: [
    '/services/project-management',
    '/services/cybersecurity',
    '/industry-services/identity-security',
  ],
  reading: { title: 'The call-back rule for payment changes', path: '/blog/wire-fraud-call-back-rule' },
};
