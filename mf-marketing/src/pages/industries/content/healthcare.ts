import type { Industry } from './Industry';

export const content: Industry = {
  slug: 'healthcare',
  heading: 'IT for healthcare practices',
  summary:
    'We keep clinics and practices running: EHR and vendor support, HIPAA safeguards, secure tablets, and backups that we prove with test restores.',
  keywords: ['medical office', 'doctor', 'dental', 'clinic', 'HIPAA', 'EHR', 'EMR'],
  levels: [
    { title: 'Patient records', text: 'EHR, imaging, portals' },
    { title: 'Every sign-in', text: 'MFA, access reviews' },
    { title: 'Network and backups', text: 'restores you have seen' },
  ],
  pressures: [
    { title: 'Patient privacy', text: 'depends on every screen, account and vendor.' },
    { title: 'Downtime', text: 'stops care. When the EHR is slow, patients wait.' },
    { title: 'Vendors', text: 'for EHR, imaging and billing point at each other.' },
    { title: 'Staff turnover', text: 'at the front desk opens and closes accounts all year.' },
  ],
  systems: [
    {
      system: 'EHR (athenahealth, eClinicalWorks, Epic)',
      trouble: 'Slow in one room, fast in the next',
      remedy: 'Wi-Fi measured room by room, then fixed with the vendor',
    },
    {
      system: 'Imaging and medical devices',
      trouble: 'Old systems that only the manufacturer may change',
      remedy: 'A separate network, agreed with the vendor',
    },
    {
      system: 'Intake tablets',
      trouble: 'Left signed in at the front desk',
      remedy: 'Kiosk mode, short screen locks and a daily count',
    },
    {
      system: 'Email, fax and patient portals',
      trouble: 'Patient details in regular email',
      remedy: 'Encryption rules and a portal that patients use',
    },
    {
      system: 'Billing partners',
      trouble: 'Shared logins and open file transfers',
      remedy: 'Named accounts and business associate agreements on file',
    },
  ],
  rules: [
    {
      title: 'HIPAA Security Rule',
      source: 'U.S. Department of Health and Human Services, 45 CFR Part 164, Subpart C',
      text: 'Requires a risk analysis and administrative, physical and technical safeguards for electronic health information.',
      site: 'https://www.hhs.gov',
    },
    {
      title: 'HIPAA Breach Notification Rule',
      source: 'U.S. Department of Health and Human Services, 45 CFR Part 164, Subpart D',
      text: 'Patients must be told of a breach within 60 days. So must HHS, if it affects 500 people or more.',
      site: 'https://www.hhs.gov',
    },
    {
      title: 'Texas Medical Records Privacy Act',
      source: 'Texas Health and Safety Code Chapter 181',
      text: 'Covers more organizations than HIPAA and requires privacy training for employees.',
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
      risk: 'Someone opens a record they shouldn’t',
      control: 'Individual accounts, roles and regular access reviews',
      also: [3],
    },
    {
      risk: 'The EHR is down during visits',
      control: 'A paper downtime procedure and a second internet line',
      also: [2],
    },
    {
      risk: 'Ransomware from a phishing email',
      control: 'EDR and a separate backup with restore tests',
      also: [0, 1],
    },
    {
      risk: 'A vendor’s access is misused',
      control: 'Named accounts that expire, on a list you can see',
      also: [0],
    },
  ],
  help: [
    {
      title: 'HIPAA risk analysis and access reviews',
      text: 'We list who can open what, you confirm it, and we keep the record for an audit.',
    },
    {
      title: 'Backups that you have seen work',
      text: 'We restore files and Microsoft 365 data from backup with you on a schedule, and write down how long it took.',
    },
    {
      title: 'One call for all vendors',
      text: 'We call the EHR, imaging or billing vendor and stay on the line, so your staff don’t have to.',
    },
  ],
  checklist: {
    title: 'Every quarter in the practice',
    items: [
      'Accounts of former employees are closed, also at vendors',
      'Screens in public view lock quickly',
      'You restored something from backup and noted it',
      'Someone new has read the downtime procedure',
      'Every tablet and laptop is counted and encrypted',
      'The list of vendors and their BAAs is current',
    ],
  },
  faqs: [
    {
      question: 'Will you sign a business associate agreement (BAA)?',
      answer:
        'If our work involves protected health information, a BAA has to be in place before it starts. Please have your attorney review it.',
    },
    {
      question: 'Do you certify HIPAA compliance?',
      answer:
        'No, and there is no official HIPAA certificate. We run the risk analysis, put the technical safeguards in place and keep the evidence for your audit.',
    },
    {
      question: 'How do you secure tablets in exam rooms?',
      answer:
        'We lock them to the apps you need, encrypt them, set short screen locks and count them at the end of the day.',
    },
    {
      question: 'What do you do if there’s an incident?',
      answer:
        'We contain it, preserve evidence and tell you what we know. Call your attorney and your insurer early: they decide who must be notified.',
    },
  ],
  related: [
    '/services/cybersecurity-risk-assessment',
    '/industry-services/live-monitoring-soc',
    '/industry-services/identity-security',
  ],
  reading: { title: 'Only count backups you have restored', path: '/blog/backups-you-have-restored' },
};
