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
  note: 'Replace it today. It starts the reports and changes nothing else.',
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
  spf: { lets: true, message: '~all: fails softly', why: 'The record only marks other senders.' },
  dkim: { lets: true, message: 'no signature', why: 'A missing signature alone stops nothing.' },
  dmarc: { lets: true, message: 'p=none', why: 'You have no policy.' },
  ends: 'inbox',
  message: 'No check stops it: SPF only marks the sender, and DMARC says p=none, deliver anyway.',
  ...part,
});

const createRejected = (from: string): ForgedDelivery =>
  createDelivery({
    from,
    spf: { lets: true, message: '-all: fails', why: 'The record names every sender.' },
    dmarc: { lets: false, message: 'p=reject', why: 'The owner asks to reject it.' },
    ends: 'refused',
    message: 'Your policy says reject. The other mail server rejects the email.',
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
  until: 'Continue when you know every sender in two weeks of reports.',
  record: { ...RECORD, value: `v=DMARC1; ${policy}; rua=mailto:dmarc-reports@yourfirm.example` },
});

const DMARC = finding({
  check: 'dmarc',
  title: 'DMARC',
  state: 'warn',
  earned: 10,
  weight: 35,
  headline: 'Published, but blocks nothing',
  why: 'The policy tells other mail servers to deliver email that fails.',
  evidence: [
    {
      label: '_dmarc.yourfirm.example',
      text: 'v=DMARC1; p=none',
      parts: [
        { text: 'v=DMARC1; ', message: 'This is a DMARC record.' },
        { text: 'p=none', message: 'Deliver email that fails.' },
      ],
    },
  ],
  advice: 'Follow the plan below to p=reject.',
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
  meaning: 'C means your email is signed and encrypted, but nothing stops spoofing.',
  headline: 'Yes. Anyone can send email in your company’s name, and it reaches the inbox.',
  summary: 'Two records decide that, and both are yours to change.',
  facts: [
    { label: 'Read', text: 'Public DNS records and mail server greetings' },
    { label: 'Email provider', text: 'Google Workspace, from your MX' },
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
      headline: 'One record that only marks others',
      why: 'The ~all ending only marks other senders and doesn’t reject them.',
      evidence: [{ label: '', text: 'v=spf1 include:_spf.google.com ~all', parts: [] }],
      advice: 'End the record with -all when every sender is listed.',
    }),
    finding({ check: 'dkim', title: 'DKIM', earned: 15, weight: 15, headline: 'Signed, 2048-bit key' }),
    finding({ check: 'starttls', title: 'STARTTLS', earned: 10, weight: 10 }),
    finding({ check: 'mta-sts', title: 'MTA-STS', state: 'fail', weight: 8, headline: 'Not set up' }),
    finding({ check: 'dnssec', title: 'DNSSEC', state: 'fail', weight: 5, headline: 'DNS isn’t signed' }),
    finding({
      check: 'tls-rpt',
      title: 'TLS-RPT',
      state: 'unknown',
      weight: 4,
      headline: 'The name server didn’t answer',
    }),
    finding({ check: 'bimi', title: 'BIMI', state: 'fail', weight: 3, headline: 'Not set up' }),
  ],
  forgeries: FORGERIES,
  legs: [
    createStage('Monitor', 'p=none', 0, '2026-11-21'),
    createStage('Test', 'p=quarantine; t=y', 3, '2026-12-12'),
    createStage('Quarantine', 'p=quarantine', 5, '2026-12-26'),
    createStage('Reject', 'p=reject', 8, '2027-01-16'),
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
    meaning: 'Your website is in good shape, with a few protections missing.',
    headline: '1 thing costs points.',
    summary: 'The biggest, 25 points: Content Security Policy. None.',
    findings: [
      finding({
        check: 'csp',
        title: 'Content Security Policy',
        state: 'fail',
        weight: 25,
        headline: 'None',
        advice: 'Begin with a policy that only reports.',
        fixes: [
          createConfig('nginx', `add_header Content-Security-Policy "default-src 'self'" always;`),
          createConfig('Apache', `Header always set Content-Security-Policy "default-src 'self'"`),
        ],
      }),
      finding({ check: 'hsts', title: 'HTTPS only (HSTS)', earned: 20, weight: 20 }),
      finding({ check: 'caa', title: 'CAA', state: 'unknown', headline: 'The name server didn’t answer' }),
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
