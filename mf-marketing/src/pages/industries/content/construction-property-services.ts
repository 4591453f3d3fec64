import type { Industry } from './Industry';

export const content: Industry = {
  slug: 'construction-property-services',
  heading: 'IT for construction and property services',
  summary:
    'IT for builders and contractors: internet at the job site, tablets ready for the crew, help with Procore and Sage, and less payment fraud.',
  keywords: [
    'builder',
    'contractor',
    'job site',
    'jobsite',
    'Wi-Fi',
    'wifi',
    'Procore',
    'property management',
  ],
  levels: [
    { title: 'Jobs and bids', text: 'Procore, Sage, QuickBooks' },
    { title: 'Crews and tablets', text: 'ready to use, wiped if lost' },
    { title: 'Job site and office', text: 'internet, cameras, backups' },
  ],
  pressures: [
    { title: 'Job sites', text: 'need internet before there is a building.' },
    { title: 'Tablets and phones', text: 'get lost, dropped and shared.' },
    { title: 'Subcontractors', text: 'send invoices, and criminals copy them.' },
    { title: 'Bids', text: 'close at a fixed minute, whether the PC works or not.' },
  ],
  systems: [
    {
      system: 'Procore, Buildertrend',
      trouble: 'Crews work from last week’s drawings',
      remedy: 'Tablets that sync, and one place for current plans',
    },
    {
      system: 'Sage, Viewpoint, QuickBooks',
      trouble: 'Slow over a weak connection',
      remedy: 'Cloud hosting or a fast remote desktop',
    },
    {
      system: 'Job site internet',
      trouble: 'Nothing for weeks, then one weak signal',
      remedy: '5G or fixed wireless, tested on site first',
    },
    {
      system: 'Invoices and payments',
      trouble: 'A fake change of bank details',
      remedy: 'A call-back rule and a second approver',
    },
    {
      system: 'Cameras and access control',
      trouble: 'Recordings that nobody can find',
      remedy: 'A separate network and tested recordings',
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
      title: 'Texas SB 2610 safe harbor',
      source: 'Texas Legislature, 89th session, SB 2610 (2025)',
      text: 'A documented security program that fits your size protects companies with fewer than 250 employees from punitive damages after a breach.',
      site: 'https://capitol.texas.gov',
    },
    {
      title: 'CMMC',
      source: 'U.S. Department of Defense, 32 CFR Part 170 (2024)',
      text: 'Applies to contractors and subcontractors on federal defense projects.',
      site: 'https://www.ecfr.gov',
    },
    {
      title: 'PCI DSS 4.0.1',
      source: 'PCI Security Standards Council, 2024',
      text: 'Applies to everyone who takes card payments. It asks for separate networks, multi-factor sign-in and regular scans.',
      site: 'https://www.pcisecuritystandards.org',
    },
  ],
  risks: [
    { risk: 'A fake invoice gets paid', control: 'A call-back to a known number, and a second approver' },
    { risk: 'A tablet with plans is stolen', control: 'Encryption, PIN and remote wipe', also: [3] },
    { risk: 'The trailer goes offline', control: 'A second internet connection by 5G' },
    { risk: 'Ransomware in accounting', control: 'EDR and a separate, tested backup' },
  ],
  help: [
    {
      title: 'Internet at the job site',
      text: 'We test carriers on site, set up 5G or fixed wireless, and move it to the next job.',
    },
    {
      title: 'Tablets ready for the crew',
      text: 'Set up with your apps, locked when lost, replaced on a schedule.',
    },
    {
      title: 'Payment fraud protection',
      text: 'MFA, phishing protection in Microsoft 365 or Google Workspace, and a payment rule your office follows every time.',
    },
  ],
  checklist: {
    title: 'Opening a job site',
    items: [
      'Internet ordered and tested before the trailer arrives',
      'Tablets are set up, labeled and encrypted',
      'Everyone has their own account, no shared logins',
      'Cameras record, and someone has played one back',
      'The office knows the call-back rule for new bank details',
      'A date is set to remove it all',
    ],
  },
  faqs: [
    {
      question: 'How fast can we get internet at a new job site?',
      answer:
        'Often within days by 5G or fixed wireless. We test the signal at the address first. A wired line takes longer and depends on the carrier.',
    },
    {
      question: 'Do you support Procore, Sage and QuickBooks?',
      answer:
        'Yes. We keep devices, sign-ins, hosting and backups running, and call the vendor when the problem is theirs.',
    },
    {
      question: 'What happens when a tablet is lost?',
      answer:
        'You call us. We lock or wipe it and get a replacement on its way. The data is encrypted and already in the cloud.',
    },
    {
      question: 'How do we stop fake invoices?',
      answer:
        'Call the vendor at a number from your records before you change bank details, and have a second person approve. We train your staff and protect the mailboxes.',
    },
  ],
  related: ['/industry-services/device-lifecycle', '/services/service-desk', '/services/project-management'],
  reading: { title: 'The call-back rule for payment changes', path: '/blog/wire-fraud-call-back-rule' },
};
