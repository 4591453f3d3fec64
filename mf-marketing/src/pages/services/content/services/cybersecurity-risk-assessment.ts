import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'A ranked list of your cyber risks with owners and a plan, in plain English. Useful for cyber insurance, boards and client questionnaires.';

export const content: Outline<ServiceSlug> = {
  slug: 'cybersecurity-risk-assessment',
  summary,
  keywords: ['ransomware', 'cyber insurance'],
  problem:
    'A scan report has ninety pages, the insurer’s form has twelve, and neither says what to fix first. Without a ranking, the loudest risk gets the money. The one that could close your company for a week waits.',
  service: 'cybersecurity',
  signs: [
    { text: 'We don’t know which risk to spend money on first.', goal: 'security' },
    { text: 'We have to explain our security to an insurer, a board or a client.', goal: 'compliance' },
    { text: 'We have a scan report and don’t know where to start.', goal: 'expertise' },
  ],
  outcomes: [
    'You get a risk list you can read aloud in a partner meeting.',
    'Every risk has an owner, a decision and a date.',
    'You can show an insurer or a client how you decided, and what you accepted.',
  ],
  included: [
    'Interviews with the people who run your business, not only IT',
    'A list of the systems and data you can’t work without',
    'A review of your current safeguards, with evidence',
    'Vulnerability scans of agreed systems, with your written permission',
    'Scores for likelihood and impact, with reasons',
    'A plan: fix, reduce, insure or accept',
  ],
  steps: [
    { title: 'Scope', text: 'We agree on systems, locations and questions, and who must know beforehand.' },
    { title: 'Collect', text: 'Interviews, settings, documents and, where agreed, scans after hours.' },
    { title: 'Rank', text: 'We score the risks together, because only you know what a lost day costs.' },
    { title: 'Plan', text: 'You get a plan with owners and dates. A follow-up checks what was done.' },
  ],
  notIncluded: [
    'A certificate, an attestation or a legal opinion',
    'Penetration testing, which needs its own agreement',
    'The repairs themselves, unless you ask us for a quote',
  ],
  faqs: [
    {
      question: 'Will scans disturb our systems?',
      answer:
        'No. We schedule them after hours and leave fragile systems out. The report lists what was not scanned.',
    },
    {
      question: 'Which framework do you use?',
      answer:
        'The NIST Cybersecurity Framework 2.0, or the one your client or regulator expects, such as the HIPAA Security Rule or CIS Controls. Tell us first.',
    },
    {
      question: 'Will our insurer accept it?',
      answer:
        'Insurers decide that themselves. You get evidence you can attach to your application. Ask your broker what they want to see before we start.',
    },
    {
      question: 'Do you have to be our IT provider?',
      answer: 'No. We can work alongside your own team or another provider. Anyone can act on the report.',
    },
    {
      question: 'What counts as evidence?',
      answer:
        'Something you could show an auditor: exported settings, a dated screenshot, a signed policy, a restore log. Where there’s only someone’s word, the report says so.',
    },
  ],
  related: ['/services/technology-maturity-assessment', '/services/cybersecurity', '/industries/healthcare'],
  reading: {
    title: 'Reading your cyber insurance questionnaire',
    path: '/blog/cyber-insurance-questionnaire',
  },
};
