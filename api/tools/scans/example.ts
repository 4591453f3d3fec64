import type {
  Finding,
  Fix,
  ForgedDelivery,
  ForgedMessage,
  RolloutStage,
  ScanLine,
  ScanReport,
} from './contract';

const RECORD: Fix = {
  kind: 'record',
  host: 'Cloudflare',
  type: 'TXT',
  name: '_dmarc',
  due: 'now',
  value: 'v=DMARC1; p=none; rua=mailto:dmarc-reports@yourfirm.example',
  note: 'Replace today. Starts the reports; changes nothing else.',
};

const finding = (part: Partial<Finding> & Pick<Finding, 'check' | 'title'>): Finding => ({
  state: 'pass',
  earned: 0,
  weight: 0,
  bonus: 0,
  headline: 'As it should be',
  why: 'What receivers see.',
  evidence: [],
  advice: '',
  fixes: [],
  ...part,
});

const createDelivery = (part: Partial<ForgedDelivery> = {}): ForgedDelivery => ({
  from: 'accounts@yourfirm.example',
  spf: { lets: true, says: '~all: fails softly', why: 'The record only marks strangers.' },
  dkim: { lets: true, says: 'no signature', why: 'A missing signature alone stops nothing.' },
  dmarc: { lets: true, says: 'p=none', why: 'The owner asks for nothing.' },
  ends: 'inbox',
  says: 'Every valve is open: SPF only marks the stranger, and DMARC says p=none, deliver anyway.',
  ...part,
});

const createRejected = (from: string): ForgedDelivery =>
  createDelivery({
    from,
    spf: { lets: true, says: '-all: fails', why: 'The record names every sender.' },
    dmarc: { lets: false, says: 'p=reject', why: 'The owner asks to refuse it.' },
    ends: 'refused',
    says: 'The owner’s wish is reject. The receiving server refuses the mail before it is stored.',
  });

const subdomainAddress = 'accounts@billing.yourfirm.example';
const lookalikeAddress = 'accounts@y0urfirm.example';
const FORGERIES: ForgedMessage[] = [
  { kind: 'exact', today: createDelivery(), after: createRejected('accounts@yourfirm.example') },
  {
    kind: 'subdomain',
    today: createDelivery({ from: subdomainAddress }),
    after: createRejected(subdomainAddress),
  },
  {
    kind: 'lookalike',
    today: createDelivery({ from: lookalikeAddress }),
    after: createDelivery({ from: lookalikeAddress }),
  },
];

const createStage = (title: string, policy: string, week: number, from: string): RolloutStage => ({
  title,
  policy,
  week,
  from,
  isHere: week === 0,
  text: 'Reports arrive. You learn every system that sends as you.',
  until: 'Go on when two weeks of reports hold no sender you cannot name.',
  record: { ...RECORD, value: `v=DMARC1; ${policy}; rua=mailto:dmarc-reports@yourfirm.example` },
});

const DMARC = finding({
  check: 'dmarc',
  title: 'DMARC',
  state: 'warn',
  earned: 10,
  weight: 35,
  headline: 'Published, but asks for nothing',
  why: 'The policy tells receivers to deliver mail that fails.',
  evidence: [
    {
      label: '_dmarc.yourfirm.example',
      text: 'v=DMARC1; p=none',
      parts: [
        { text: 'v=DMARC1; ', says: 'This is a DMARC record.' },
        { text: 'p=none', says: 'Deliver mail that fails.' },
      ],
    },
  ],
  advice: 'Raise to p=reject along the flight plan below.',
  fixes: [RECORD],
});

/** A report on a domain that anybody can forge. */
export const exampleScan = (part: Partial<ScanReport> = {}): ScanReport => ({
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  tool: 'email-security',
  engine: 'email 1',
  domain: 'yourfirm.example',
  shownAs: 'yourfirm.example',
  at: '2026-11-21T15:14:00.000Z',
  score: 53,
  grade: 'C',
  meaning: 'C means: signed and encrypted, but nothing stops a forgery.',
  headline: 'Yes. A stranger can write as anyone at your firm, and it arrives.',
  summary: 'Two records decide that, and both are yours to change.',
  facts: [
    { label: 'Read', text: 'Public DNS records and mail greetings' },
    { label: 'Mail host', text: 'Google Workspace, from your MX' },
    { label: 'DNS host', text: 'Cloudflare, from your name servers' },
  ],
  findings: [
    DMARC,
    finding({
      check: 'spf',
      title: 'SPF',
      state: 'warn',
      earned: 14,
      weight: 20,
      headline: 'One record, soft ending',
      why: 'The ~all ending marks strangers instead of refusing them.',
      evidence: [{ label: '', text: 'v=spf1 include:_spf.google.com ~all', parts: [] }],
      advice: 'End with -all once every sender is listed.',
    }),
    finding({ check: 'dkim', title: 'DKIM', earned: 15, weight: 15, headline: 'Signed, 2048-bit key' }),
    finding({ check: 'starttls', title: 'STARTTLS', earned: 10, weight: 10 }),
    finding({ check: 'mta-sts', title: 'MTA-STS', state: 'fail', weight: 8, headline: 'Not set up' }),
    finding({ check: 'dnssec', title: 'DNSSEC', state: 'fail', weight: 5, headline: 'Zone is not signed' }),
    finding({
      check: 'tls-rpt',
      title: 'TLS-RPT',
      state: 'unknown',
      weight: 4,
      headline: 'The name server did not answer',
    }),
    finding({ check: 'bimi', title: 'BIMI', state: 'fail', weight: 3, headline: 'Not set up' }),
  ],
  forgeries: FORGERIES,
  legs: [
    createStage('Listen', 'p=none', 0, '2026-11-21'),
    createStage('Rehearse', 'p=quarantine; t=y', 3, '2026-12-12'),
    createStage('Hold', 'p=quarantine', 5, '2026-12-26'),
    createStage('Refuse', 'p=reject', 8, '2027-01-16'),
  ],
  fixes: [
    RECORD,
    {
      kind: 'record',
      host: 'Cloudflare',
      type: 'TXT',
      name: '@',
      due: 'week 3',
      value: 'v=spf1 include:_spf.google.com -all',
      note: 'Only after two weeks of reports show no other sender.',
    },
  ],
  ...part,
});

const createConfig = (host: string, value: string): Fix => ({
  kind: 'config',
  host,
  type: '',
  name: '',
  value,
  due: 'now',
  note: '',
});

/** A report on a website without a content security policy. */
export const exampleSiteScan = (part: Partial<ScanReport> = {}): ScanReport =>
  exampleScan({
    tool: 'domain-security',
    engine: '1.0',
    score: 75,
    grade: 'B',
    meaning: 'The ground is good; some of what browsers offer is not used yet.',
    headline: '1 thing costs points.',
    summary: 'The dearest, 25 points: Content policy. None.',
    findings: [
      finding({
        check: 'csp',
        title: 'Content policy',
        state: 'fail',
        weight: 25,
        headline: 'None',
        advice: 'Begin with a policy that only reports.',
        fixes: [
          createConfig('nginx', `add_header Content-Security-Policy "default-src 'self'" always;`),
          createConfig('Apache', `Header always set Content-Security-Policy "default-src 'self'"`),
        ],
      }),
      finding({ check: 'hsts', title: 'Strict transport', earned: 20, weight: 20 }),
      finding({ check: 'caa', title: 'CAA', state: 'unknown', headline: 'The name server did not answer' }),
    ],
    forgeries: [],
    legs: [],
    fixes: [],
    ...part,
  });

/** All lines of a completed scan. */
export const exampleScanLines = (report: ScanReport): ScanLine[] => [
  {
    kind: 'begun',
    tool: report.tool,
    domain: report.domain,
    shownAs: report.shownAs,
    engine: report.engine,
    checks: report.findings.map(({ check, title, weight }) => ({ check, title, weight })),
  },
  ...report.findings.map((one): ScanLine => ({ kind: 'finding', finding: one })),
  { kind: 'done', report },
];
