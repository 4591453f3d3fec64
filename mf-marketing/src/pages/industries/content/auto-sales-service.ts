import type { Industry } from './Industry';

export const content: Industry = {
  slug: 'auto-sales-service',
  heading: 'IT for auto sales and service',
  summary:
    'We keep dealerships and service centers running: DMS support, separate networks, backup internet, and help with the FTC Safeguards Rule.',
  keywords: ['car dealer', 'dealership', 'repair shop'],
  levels: [
    { title: 'Sales and service', text: 'CDK, Reynolds, Dealertrack' },
    { title: 'Credit applications', text: 'MFA, limited access' },
    { title: 'Separate networks', text: 'shop, guests, card terminals' },
  ],
  pressures: [
    { title: 'Credit applications', text: 'are financial data, and the FTC holds you responsible for them.' },
    { title: 'DMS outages', text: 'stop sales, parts and service at once.' },
    { title: 'Service bays', text: 'need Wi-Fi where metal blocks it.' },
    { title: 'Turnover', text: 'in sales leaves accounts open.' },
  ],
  systems: [
    {
      system: 'CDK, Reynolds, Dealertrack',
      trouble: 'An outage that stops the whole store',
      remedy: 'A second internet line and a paper procedure',
    },
    {
      system: 'Diagnostic tools and tablets',
      trouble: 'Wi-Fi that drops at the lift',
      remedy: 'A Wi-Fi survey in the bays, and access points where the cars are',
    },
    {
      system: 'Credit and F&I',
      trouble: 'Printed applications and shared logins',
      remedy: 'Individual accounts, MFA and locked printing',
    },
    {
      system: 'Card terminals',
      trouble: 'On the same network as guest Wi-Fi',
      remedy: 'Separate networks for payments, guests and office',
    },
    {
      system: 'Cameras and key boxes',
      trouble: 'Old devices that nobody updates',
      remedy: 'A separate network and an update plan',
    },
  ],
  rules: [
    {
      title: 'FTC Safeguards Rule',
      source: 'Federal Trade Commission, 16 CFR Part 314 (amended 2021 and 2023)',
      text: 'Dealers that finance or lease are covered. You need a qualified individual, a risk assessment, MFA, encryption, monitoring and an incident response plan.',
      site: 'https://www.ftc.gov',
    },
    {
      title: 'PCI DSS 4.0.1',
      source: 'PCI Security Standards Council, 2024',
      text: 'Applies to everyone who takes card payments. It asks for separate networks, multi-factor sign-in and regular scans.',
      site: 'https://www.pcisecuritystandards.org',
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
      risk: 'Customer credit data is stolen',
      control: 'MFA in Microsoft 365, encryption and access by role',
      also: [3, 4],
    },
    {
      risk: 'Ransomware from a phishing email stops the store',
      control: 'EDR and a separate, tested backup',
      also: [0, 2],
    },
    { risk: 'The DMS is unreachable', control: 'A second internet line and a downtime procedure' },
    { risk: 'A vendor’s remote access is misused', control: 'Named accounts that expire', also: [0] },
    { risk: 'Guests reach the office network', control: 'Separate networks', also: [0] },
  ],
  help: [
    {
      title: 'FTC Safeguards Rule',
      text: 'We run the risk assessment, put the controls in place and write the yearly report for your qualified individual.',
    },
    {
      title: 'A network for each purpose',
      text: 'Payments, office, guests, bays and cameras are separated.',
    },
    {
      title: 'Uptime for sales and service',
      text: 'A second internet line, monitored Wi-Fi and one number for every vendor.',
    },
  ],
  checklist: {
    title: 'Every quarter in the store',
    items: [
      'Accounts of former employees are closed in DMS, CRM and lender portals',
      'MFA is on for everyone who sees customer data',
      'The backup internet line was tested',
      'A restore from backup was tested',
      'Vendors with remote access are on a current list',
      'Printed credit applications are locked away or shredded',
    ],
  },
  faqs: [
    {
      question: 'Does the FTC Safeguards Rule apply to us?',
      answer:
        'If you finance, lease or arrange credit, yes. Some requirements are lighter below 5,000 customer records. Check with your attorney; we handle the technical part.',
    },
    {
      question: 'Can you work with our DMS vendor?',
      answer:
        'Yes. We manage the network, PCs, printers and sign-ins around it, and call the vendor for you.',
    },
    {
      question: 'Can you fix Wi-Fi in the service bays?',
      answer: 'Yes. We measure the signal between the lifts and place access points where the cars are.',
    },
    {
      question: 'Can you be our qualified individual?',
      answer:
        'A provider can fill that role, but your company stays responsible. We support whoever holds it with reports and evidence.',
    },
  ],
  related: [
    '/services/cybersecurity-risk-assessment',
    '/industry-services/patch-update-management',
    '/industry-services/live-monitoring-soc',
  ],
  reading: {
    title: 'Reading your cyber insurance questionnaire',
    path: '/blog/cyber-insurance-questionnaire',
  },
};
