import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'What you have, what could happen to it, how likely and how bad: a ranked risk register with owners and a treatment plan. Not a certification.';

export const content: Outline<ServiceSlug> = {
  slug: 'cybersecurity-risk-assessment',
  summary,
  keywords: ['ransomware', 'cyber insurance'],
  problem:
    'A scan report runs to ninety pages, an insurer’s form to twelve, and neither says what to do first. Without a ranking, the loudest risk gets the money and the dull one, the one that would close the doors for a week, waits.',
  asks: 'cybersecurity',
  signs: [
    { text: 'We do not know which risk to spend on first.', goal: 'security' },
    { text: 'We have to explain our decisions to an insurer, a board or a client.', goal: 'compliance' },
    { text: 'We have a scan report, and no idea where to begin.', goal: 'expertise' },
  ],
  outcomes: [
    'A risk register you can read aloud in a partners’ meeting.',
    'Each risk has an owner, a decision and a date.',
    'You can show an insurer or a client how you decided, and what you chose to accept.',
  ],
  included: [
    'Interviews with the people who run the work, not only IT',
    'A list of the systems and data the firm cannot be without',
    'A review of the controls in place, with evidence where there is some',
    'Scanning of agreed systems, with your written permission',
    'Scores for likelihood and impact, with the reasoning shown',
    'A treatment plan: fix, reduce, transfer or accept',
  ],
  steps: [
    { title: 'Scope', text: 'Which systems, which sites, which questions. Who must be told beforehand.' },
    {
      title: 'Gather',
      text: 'Interviews, settings, documents and, where agreed, scans at a quiet hour.',
    },
    {
      title: 'Rank',
      text: 'We score with you in the room, because only you know what a lost day costs.',
    },
    {
      title: 'Treat',
      text: 'The plan goes out with owners and dates. A follow-up checks what was done.',
    },
  ],
  notIncluded: [
    'A certificate, an attestation or a legal opinion',
    'Penetration testing, which is separate and needs its own agreement',
    'The repair work itself, unless you ask us to quote it',
  ],
  faqs: [
    {
      question: 'Will scanning disturb our systems?',
      answer:
        'Scans are agreed in advance, run at a quiet hour and can be left out for fragile systems. We write down what was not scanned, so the gap is known.',
    },
    {
      question: 'Which framework do you follow?',
      answer:
        'The one your client or regulator expects: tell us first, and the questions are mapped to it. Without one, the functions of the NIST Cybersecurity Framework are a sensible order.',
    },
    {
      question: 'Will our insurer accept it?',
      answer:
        'Insurers decide that for themselves. What you get is evidence and reasons you can attach to your answers. Ask your broker what they want to see before we begin.',
    },
    {
      question: 'Do you have to be our IT provider?',
      answer:
        'No. We can assess beside your own team or another provider, and the report is written so that anyone can act on it.',
    },
    {
      question: 'What counts as evidence?',
      answer:
        'Something you could show a stranger: a settings export, a screenshot with a date, a signed policy, a restore log. Where there is only someone’s word, the register says so. That is not an accusation; it tells you which answers to firm up before an insurer asks.',
    },
  ],
  related: ['/services/technology-maturity-assessment', '/services/cybersecurity', '/industries/healthcare'],
  reading: {
    title: 'Reading your cyber insurance questionnaire',
    path: '/blog/cyber-insurance-questionnaire',
  },
};
