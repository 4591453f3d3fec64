/**
 * The texts of the sections that load with the home page, in reading order; those of the sections below are in
 * `lowerCopy`. Headings, figures, card titles and button labels are fixed by the specification.
 */
export const SEO = {
  title: 'Managed IT and cybersecurity in Round Rock, Texas',
  description:
    'Managed IT support, cybersecurity, Microsoft 365 and IT advice for businesses with 10 to 200 people in Round Rock, Austin and Central Texas.',
};

export const HERO = {
  eyebrow: 'MANAGED EXPERIENCE PROVIDER',
  title: 'End IT Disappointment',
  subline: 'We Have A Better Way',
  pitch:
    'Managed IT and cybersecurity for Central Texas companies with 10 to 200 people. Based in Round Rock.',
  call: 'Call Now',
  book: { label: 'Book a call', path: '/bookings' },
  explore: { label: 'Explore Services', path: '/services' },
  assess: { label: 'Take Business Technology Assessment', path: '/assessments/BusinessTechCheck' },
};

/** The four layers in the hero's illustration. */
export const LAYERS = [
  { part: 'Device', text: 'laptops, phones' },
  { part: 'Identity', text: 'sign-ins, access' },
  { part: 'Network', text: 'Wi-Fi, internet' },
  { part: 'Backup', text: 'files, restored' },
];

export const STATS = [
  {
    name: 'resolution',
    value: '77',
    unit: '%',
    kind: 'decrease',
    label: 'decrease in average resolution time',
    context: 'Global professional services firm',
  },
  {
    name: 'satisfaction',
    value: '98.5',
    unit: '%',
    kind: 'level',
    label: 'customer satisfaction rating',
    context: 'Supporting 8,000+ users',
  },
  {
    name: 'incidents',
    value: '83',
    unit: '%',
    kind: 'decrease',
    label: 'decrease in major incidents over 2 years',
    context: 'Global commercial real estate firm',
  },
] as const;

export const TEASER = {
  title: 'The Foundry',
  lead: 'Short, practical articles on IT and security for business owners.',
  loading: 'Loading latest articles...',
  error: 'Unable to load articles at this time.',
  empty: 'No articles available at this time.',
  withoutScripts: 'Read the articles in The Foundry',
  all: 'All articles',
  previous: 'Previous article',
  next: 'Next article',
};
