import type { Industry } from './Industry';

export const content: Industry = {
  slug: 'legal',
  heading: 'IT for legal firms',
  summary:
    'Matter files kept in confidence and found in seconds, by the people on the matter and by nobody else. Access, retention and resilient remote work.',
  pressures: [
    {
      title: 'Confidentiality',
      text: 'is a duty, not a setting. One misplaced share can end a representation.',
    },
    { title: 'Ethical walls', text: 'have to hold in the file system, not only in a memo.' },
    { title: 'Deadlines', text: 'do not move because a portal, a printer or a laptop did.' },
    { title: 'Volume', text: 'arrives all at once: one production, one weekend, one full drive.' },
  ],
  systems: [
    {
      system: 'Document management',
      trouble: 'Two homes for one matter: the system and the desktop',
      remedy: 'Sync rules, offline limits, one naming habit',
    },
    {
      system: 'Practice management and billing',
      trouble: 'Time is lost when the link to mail breaks',
      remedy: 'Connectors on the watch list and a named vendor contact',
    },
    {
      system: 'Court e-filing portals',
      trouble: 'A browser update on filing day',
      remedy: 'A held-back browser and a second way to file',
    },
    {
      system: 'E-discovery exports',
      trouble: 'Volumes that fill a drive overnight',
      remedy: 'Space planned per matter, with an end date',
    },
    {
      system: 'Trust accounting',
      trouble: 'A change of bank details by email',
      remedy: 'Call-back rule and second approver',
    },
  ],
  risks: [
    { risk: 'The wrong person opens a matter', control: 'Access by matter list, kept by records' },
    { risk: 'A deadline meets an outage', control: 'A spare way to sign in, print and file' },
    { risk: 'Client funds go astray', control: 'Call-back on every payment change' },
    {
      risk: 'Files are lost or held to ransom',
      control: 'Separate backup, with restore exercises on a schedule',
    },
    { risk: 'A lawyer leaves with the files', control: 'Same-day leaver steps, holds checked first' },
  ],
  help: [
    {
      title: 'A list per matter',
      text: 'Kept by records, not by IT, so that lawyers decide and systems follow. Search, links and shared mailboxes obey the same list.',
    },
    {
      title: 'Retention that can stop',
      text: 'Your schedule, in the systems, with a way to place a hold that everyone can see. Your counsel decides, we set it.',
    },
    {
      title: 'Work from court to kitchen',
      text: 'Encrypted laptops, strong sign-in and a tested way in when the office line is down.',
    },
  ],
  checklist: {
    title: 'Departing lawyer',
    items: [
      'Hold first: check for preservation before touching anything',
      'Sessions ended, second factors removed, badge and keys back',
      'Mail delegated to the responsible partner for an agreed time',
      'Matters reassigned, one line each',
      'Personal devices: firm data removed, confirmed in writing',
      'Copy of this sheet to the file',
    ],
  },
  faqs: [
    {
      question: 'Can you work with our document system?',
      answer:
        'Yes. We keep the vendor’s support line, version and renewal date with your records, and look after what surrounds it: sign-in, laptops, mail and backup.',
    },
    {
      question: 'A client sent us a security questionnaire. Will you help?',
      answer:
        'Yes. We answer what we run, mark what you must answer, and say “no” where the truthful answer is no. Then we price the no’s with you.',
    },
    {
      question: 'What happens when a lawyer leaves?',
      answer:
        'The checklist above, with any hold checked first. Which client files may go along is a question of professional rules, and yours to answer.',
    },
    {
      question: 'Do you certify that we are compliant?',
      answer:
        'No. We support the controls and keep the evidence. Certification and legal advice are other people’s work.',
    },
  ],
  related: [
    '/industry-services/identity-security',
    '/services/data-migrations',
    '/services/cybersecurity-risk-assessment',
  ],
  reading: { title: 'Offboarding in one hour', path: '/blog/offboarding-in-one-hour' },
};
