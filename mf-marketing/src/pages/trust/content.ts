/** The texts of the Trust page. Each practice is one that this website follows. */
export const TRUST = {
  page: {
    title: 'Trust',
    searchTitle: 'Trust and security',
    description:
      'How we protect what you send us, which other companies may receive data, and how to report a vulnerability.',
    lead: 'How we protect what you send us, and how you can check it.',
  },
  practices: {
    title: 'Security practices',
    note: 'What protects this website and the data you leave here.',
    items: [
      {
        title: 'Two-step sign-in',
        text: 'Every member of our team confirms sign-in with a passkey or an authenticator app. Sensitive actions ask for it again.',
      },
      {
        title: 'Least access',
        text: 'Each role sees and changes only what its work needs. Personal details are masked for read-only roles.',
      },
      {
        title: 'Audit log',
        text: 'Every change by our team is recorded with who, what and when, in a log that shows tampering.',
      },
      {
        title: 'Passwords',
        text: 'Stored only as Argon2id hashes, checked against known breaches, and protected from guessing by attempt limits.',
      },
      {
        title: 'Limited storage',
        text: 'Old data is deleted by a scheduled job. The privacy policy lists how long we keep what.',
      },
      {
        title: 'Signed releases',
        text: 'New versions of this website are signed and verified before they run, and rolled back if they fail.',
      },
    ],
  },
  certifications: { title: 'Certifications and memberships', note: 'Each can be verified with its issuer.' },
  insurance: {
    title: 'Insurance',
    note: 'We send a certificate of insurance on request.',
  },
  subprocessors: {
    title: 'Subprocessors',
    note: 'Other companies that may receive data through this website.',
    hosting: {
      title: 'Hosting and email',
      text: 'Companies that host this website, its database and our email, as far as their work requires.',
    },
    breaches: {
      title: 'Have I Been Pwned',
      text: 'Receives the first five characters of a password’s hash when you use the breach check. Never the password.',
    },
    calendar: {
      title: 'Booking calendar',
      text: 'Receives what you enter when you book. It loads only when you open it.',
    },
    tags: {
      title: 'Google Tag Manager',
      text: 'Storage for analytics and advertising is denied until you agree.',
    },
    ads: {
      title: 'Google Ads',
      text: 'Told of a booking if you agree to marketing, without your name or address.',
    },
    contracts: 'Clients find the subprocessors of their services in their agreement.',
  },
  report: {
    title: 'Report a vulnerability',
    note: 'Please report privately and give us time to fix it.',
    steps: [
      {
        title: 'Email us',
        text: 'Describe what you found, where, and how to repeat it. Leave out other people’s data.',
      },
      { title: 'We confirm', text: 'A person reads your report and tells you what we will do about it.' },
      { title: 'We fix it', text: 'You hear from us when it’s fixed.' },
    ],
    rules:
      'Please don’t read, change or delete data that isn’t yours, don’t interrupt the service, and don’t test our clients’ systems.',
    action: 'Report by email',
    file: 'security.txt',
  },
};
