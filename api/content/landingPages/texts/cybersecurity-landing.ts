import type { InitialLandingPage } from './InitialLandingPage';

export const cybersecurityLanding: InitialLandingPage = {
  slug: 'cybersecurity-landing',
  kind: 'system',
  label: 'Cybersecurity for small and mid-sized companies',
  searchTitle: 'Cybersecurity for small and mid-sized companies',
  description:
    'Cybersecurity for Central Texas companies with 10 to 200 people: MFA, EDR, email security and tested backups, biggest risks first.',
  blocks: [
    {
      kind: 'hero',
      title: 'Cybersecurity, biggest risks first',
      lead: 'You don’t have to buy everything. We find the risks that could hurt you most and fix those first, for Central Texas companies with 10 to 200 people.',
      drawnAs: '/services/cybersecurity',
    },
    {
      kind: 'text',
      title: 'How companies like yours get hacked',
      markdown:
        'An employee enters a password on a fake Microsoft 365 sign-in page. The attacker reads email for weeks, then changes an invoice or sends phishing emails to your clients. Or a computer misses its updates, a scanner finds it, and ransomware encrypts your shared files on a Saturday.\n\nBoth attacks start with something simple. MFA, updates and tested backups stop most of them.',
    },
    {
      kind: 'benefits',
      title: 'What we fix, in this order',
      items: [
        {
          title: 'Sign-in',
          text: 'MFA for everyone, with stronger methods for admins and anyone who pays invoices. We close old accounts, replace shared ones and block risky sign-ins in Entra ID.',
        },
        {
          title: 'Devices',
          text: 'Every computer is listed, encrypted, updated and protected by EDR. We can isolate an infected laptop from your network.',
        },
        {
          title: 'Email and payments',
          text: 'SPF, DKIM and DMARC make your domain harder to spoof. A call-back rule stops fake invoices and business email compromise.',
        },
        {
          title: 'Backup and recovery',
          text: 'Cloud backup that ransomware can’t reach, and a test restore, so you know how long recovery takes.',
        },
      ],
    },
    {
      kind: 'tool',
      title: 'Start with a five-minute check',
      text: 'Answer twenty questions about your business. You see your biggest risks right away, with no email address required.',
      label: 'Take the check',
      to: '/assessments/BusinessTechCheck',
    },
    {
      kind: 'steps',
      title: 'How it works',
      items: [
        {
          title: 'Talk',
          text: 'Tell us what you have, what worries you, and what a client or insurer asked for.',
        },
        {
          title: 'Rank',
          text: 'You get one list of risks by likelihood and damage. Each has an owner and a next step.',
        },
        {
          title: 'Fix',
          text: 'We fix the top items first. Then we review the list with you.',
        },
      ],
    },
    {
      kind: 'proof',
      title: 'Check us before you call',
      items: [
        {
          text: 'See exactly what the service includes and what it doesn’t.',
          label: 'See what’s included',
          to: '/services/cybersecurity',
        },
        {
          text: 'See every cookie this website may set, what it’s for and how long it lasts.',
          label: 'See the cookie list',
          to: '/cookie-preferences',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Common questions',
      items: [
        {
          question: 'Will this make us compliant?',
          answer:
            'You get much of what auditors and insurers ask for: MFA, EDR, backups and documentation for rules such as HIPAA or the FTC Safeguards Rule. The auditor decides whether you meet the rule.',
        },
        {
          question: 'Can you guarantee that we won’t be hacked?',
          answer: 'No one can. We make an attack less likely, detect it sooner and help you recover faster.',
        },
      ],
    },
    {
      kind: 'form',
      title: 'Tell us what worries you',
      text: 'A few lines are enough. Please leave out passwords and client names.',
    },
  ],
};
