/**
 * The words of the home page's first code, section by section, in the order in which they are read; those of the
 * sections that come later are in `lowerContent`. Headings, figures, card titles and button texts are fixed by the
 * client; the sentences around them may be edited.
 */
export const SEO = {
  title: 'Managed IT and cybersecurity in Round Rock, Texas',
  description:
    'Managed IT support, cybersecurity, advisory and training for small and mid-sized businesses in Round Rock, Austin and Central Texas.',
};

export const HERO = {
  eyebrow: 'MANAGED EXPERIENCE PROVIDER',
  title: 'End IT Disappointment',
  subline: 'We Have A Better Way',
  call: 'Call Now',
  explore: { label: 'Explore Services', path: '/services' },
  assess: { label: 'Take Business Technology Assessment', path: '/assessments/BusinessTechCheck' },
};

/** The four layers of the hero's drawing, and what each is for. Descriptions, not promises. */
export const LAYERS = [
  { part: 'Device', text: 'where work happens' },
  { part: 'Identity', text: 'who may come in' },
  { part: 'Network', text: 'how it travels' },
  { part: 'Backup', text: 'the way back' },
];

export const STATS = [
  {
    value: '77',
    unit: '%',
    kind: 'decrease',
    label: 'decrease in average resolution time',
    context: 'Global professional services firm',
  },
  {
    value: '98.5',
    unit: '%',
    kind: 'level',
    label: 'customer satisfaction rating',
    context: 'Supporting 8,000+ users',
  },
  {
    value: '83',
    unit: '%',
    kind: 'decrease',
    label: 'decrease in major incidents over 2 years',
    context: 'Global commercial real estate firm',
  },
] as const;

export const TEASER = {
  title: 'The Foundry',
  lead: 'Notes from the desk: short, practical, and meant to be used.',
  loading: 'Loading latest articles...',
  error: 'Unable to load articles at this time.',
  empty: 'No articles available at this time.',
  withoutScripts: 'Read the articles in The Foundry',
  all: 'All articles',
  previous: 'Previous article',
  next: 'Next article',
};
