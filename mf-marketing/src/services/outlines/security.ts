import type { Outline } from '../Outline';

/** The services that keep the firm's accounts, machines and people hard to fool. */
export const security: Omit<Outline, 'title'>[] = [
  {
    slug: 'cybersecurity',
    summary:
      'Layered protection for devices, sign-ins, email and backup, with risks ranked before tools are bought and a written plan for a bad day.',
    problem:
      'Security tends to arrive tool by tool, each bought after a scare. The tools overlap, the gaps between them do not show, and the alarms go to a mailbox nobody opens on a Friday. Meanwhile the ordinary weaknesses stay: shared passwords, old accounts, a backup that was set up once and never looked at again.',
    outcomes: [
      'A ranked list of your risks, each with an owner and a next step.',
      'Strong sign-in for every person and a protected, encrypted device under it.',
      'A one-page plan for the first hour of an incident, with names and numbers on it.',
    ],
    included: [
      'Identity: multi-factor sign-in, access rules, review of who can reach what',
      'Endpoint: protection that detects behavior and can cut a machine off',
      'Email: filtering, plus the domain records that make forging your name harder',
      'Backup: what is kept, for how long, and a restore exercise on a schedule we agree',
      'Monitoring: alerts sorted by people, within the hours of your service plan',
      'Response: who does what, in which order, and whom to tell',
    ],
    steps: [
      {
        title: 'Rank',
        text: 'We look at what you have and what would hurt most, and write the risks down in order.',
      },
      {
        title: 'Close the doors',
        text: 'Sign-in, updates, old accounts and email records come first: much of the benefit, little of the cost.',
      },
      {
        title: 'Watch',
        text: 'Devices and sign-ins report to one place. Alerts have a person, a priority and a path for escalation.',
      },
      {
        title: 'Practice',
        text: 'We walk through the bad-day plan with you, restore something for real, and correct the plan.',
      },
    ],
    notIncluded: [
      'Certification, audit opinions and legal advice',
      'A guarantee that nothing will ever happen; nobody can sell you one',
      'Cleaning up an incident that began before we started, which is quoted as its own work',
    ],
    faqs: [
      {
        question: 'What happens in the first 30 days?',
        answer:
          'Inventory, administrator accounts, multi-factor sign-in, endpoint protection and a look at your backups, in that order as far as your systems allow. You get the ranked list at the end of it.',
      },
      {
        question: 'Do you fill in our insurance questionnaire?',
        answer:
          'We answer the parts we run, mark the parts only you can answer, and write “no” where the truth is no. The signature stays yours.',
      },
      {
        question: 'What about an old system we cannot replace?',
        answer:
          'We fence it: separate network, few accounts, no email or web from it, and a date on the roadmap. It stays on the risk list until it is gone.',
      },
      {
        question: 'Who is responsible for what?',
        answer:
          'A one-page table says so, line by line: us, you, or a vendor. Payments, people decisions and legal notices stay with you. The tools and the watching named in your plan are ours.',
      },
    ],
    related: [
      '/industry-services/identity-security',
      '/industry-services/endpoint-threat-protection',
      '/services/cybersecurity-risk-assessment',
    ],
    reading: {
      title: 'Reading your cyber insurance questionnaire',
      path: '/blog/cyber-insurance-questionnaire',
    },
  },
  {
    slug: 'security-awareness-training',
    summary:
      'A year-round program of short, role-based lessons and fair phishing drills. No shaming, clear trends, and a habit of reporting early.',
    problem:
      'Once a year everybody clicks through the same long video and forgets it by lunch. Drills, where there are any, catch people out and embarrass them. So they learn the one lesson you did not want to teach: if you clicked, say nothing.',
    outcomes: [
      'People report odd messages quickly, including the ones they clicked.',
      'Each role practices the trick that is aimed at it: invoices for accounting, attachments for the front desk.',
      'Leadership sees a trend for the firm, not a list of names.',
    ],
    included: [
      'Short lessons through the year, by role',
      'Simulated phishing with feedback on the spot',
      'A report button or address, and an answer to those who use it',
      'A first-week lesson for every new starter',
      'Written payment and password rules to go with the lessons',
      'A quarterly page of trends with one suggestion',
    ],
    steps: [
      {
        title: 'Agree the rules',
        text: 'What is measured, who sees it, what never happens to a person who clicks. Announced before the first drill.',
      },
      {
        title: 'Start easy',
        text: 'A first round shows where you stand. Nobody is graded on it.',
      },
      {
        title: 'Practice by role',
        text: 'Lessons and drills follow the work people do and the messages they really get.',
      },
      {
        title: 'Adjust',
        text: 'Reports up, time-to-report down: that is the aim. Topics and pace follow the trend.',
      },
    ],
    notIncluded: [
      'Disciplinary decisions, which are never ours',
      'Legally required training outside security',
      'Blocking the messages themselves, which is email protection',
    ],
    faqs: [
      {
        question: 'How often will people be interrupted?',
        answer:
          'A few minutes at a time. The pace is set with you, and busy season is left alone if you tell us when it is.',
      },
      {
        question: 'What happens to someone who fails a drill?',
        answer:
          'They see what gave the message away, right then. If someone keeps struggling, they get a conversation and help, not a place on a list.',
      },
      {
        question: 'Can lessons be in other languages?',
        answer:
          'Often, yes. Tell us which you need and we will show you what exists before you decide, rather than promise a translation we have not seen.',
      },
      {
        question: 'How is this different from the lessons bundled with endpoint protection?',
        answer:
          'This is the year-round program for the whole firm. The bundled edition sends a short lesson after a real risky event on a device. The two go together.',
      },
    ],
    related: [
      '/industry-services/security-awareness-training',
      '/services/cybersecurity',
      '/industries/accounting-finance',
    ],
    reading: { title: 'Phishing drills without shame', path: '/blog/phishing-drills-without-shame' },
  },
  {
    slug: 'cybersecurity-risk-assessment',
    summary:
      'What you have, what could happen to it, how likely and how bad: a ranked risk register with owners and a treatment plan. Not a certification.',
    problem:
      'A scan report runs to ninety pages, an insurer’s form to twelve, and neither says what to do first. Without a ranking, the loudest risk gets the money and the dull one, the one that would close the doors for a week, waits.',
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
    ],
    related: [
      '/services/technology-maturity-assessment',
      '/services/cybersecurity',
      '/industries/healthcare',
    ],
    reading: {
      title: 'Reading your cyber insurance questionnaire',
      path: '/blog/cyber-insurance-questionnaire',
    },
  },
];
