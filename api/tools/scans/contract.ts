import { array, boolean, type Infer, integer, nullable, object, size, string } from 'superstruct';
import { choice, endpoint, moment, optional, text } from '../../platform/contracts/endpoint';
import { browserSecret, MailAddress } from '../reports/contract';

/** What can be scanned from the public network. */
export const scanTools = ['email-security', 'domain-security'] as const;
export type ScanToolName = (typeof scanTools)[number];

/** `unknown` is what could not be found out, and counts neither for nor against a domain. */
export const checkStates = ['pass', 'warn', 'fail', 'unknown'] as const;
export type CheckState = (typeof checkStates)[number];

const state = () => choice(checkStates, 'Not a state of a check.');

export const ScanDraft = object({
  domain: text({
    min: 1,
    max: 300,
    says: 'Please enter a domain, such as example.com.',
    label: 'The domain',
  }),
  /** Of signatures, where the visitor knows them. */
  selectors: optional(size(array(text({ min: 1, max: 63, label: 'The selector' })), 0, 5)),
  /** The one check that is to be run again; the others stay as they were a moment ago. */
  check: optional(text({ min: 1, max: 40, label: 'The check' })),
});
export type ScanDraft = Infer<typeof ScanDraft>;

/** What was read, as it was read. `parts` are pieces of it in their order, each with what it means. */
export const Evidence = object({
  label: string(),
  text: string(),
  parts: array(object({ text: string(), says: string() })),
});
export type Evidence = Infer<typeof Evidence>;

/** Something to paste: a record for the DNS host, lines for a web server, or a file. */
export const Fix = object({
  kind: choice(['record', 'config', 'file'], 'Not a kind of fix.'),
  /** Whose words these are: `Cloudflare`, `nginx`; empty where they are everybody's. */
  host: string(),
  /** Of a record its type (`TXT`), of a file its path. */
  type: string(),
  /** Of a record its name as the DNS host wants it: `_dmarc`, `@`. */
  name: string(),
  value: string(),
  /** When: `now`, `week 3`, `any time`. */
  due: string(),
  note: string(),
});
export type Fix = Infer<typeof Fix>;

export const Finding = object({
  /** `dmarc`, `starttls`, `csp` … */
  check: string(),
  title: string(),
  state: state(),
  /** Of `weight` points so many are kept; bonus points come on top where the rest is good. */
  earned: integer(),
  weight: integer(),
  bonus: integer(),
  /** What it is, in a few words: `Published, but asks for nothing`. */
  headline: string(),
  why: string(),
  evidence: array(Evidence),
  /** What to do, in one sentence; empty where nothing is. */
  advice: string(),
  fixes: array(Fix),
});
export type Finding = Infer<typeof Finding>;

/** One valve on the way of a forged mail: whether it lets it through, and what it says: `~all: fails softly`. */
export const Valve = object({ lets: boolean(), says: string(), why: string() });
export type Valve = Infer<typeof Valve>;

export const destinations = ['inbox', 'junk', 'refused', 'unknown'] as const;

/** The way of one forged mail through the published records. */
export const ForgedWay = object({
  from: string(),
  spf: Valve,
  dkim: Valve,
  dmarc: Valve,
  ends: choice(destinations, 'Nowhere a mail ends.'),
  /** In one sentence. */
  says: string(),
});
export type ForgedWay = Infer<typeof ForgedWay>;

/** A mail forged in the name of the domain, of a part of it, or of one that looks like it: today, and once all is mended. */
export const Forgery = object({
  kind: choice(['exact', 'subdomain', 'lookalike'], 'Not a kind of forgery.'),
  today: ForgedWay,
  after: ForgedWay,
});
export type Forgery = Infer<typeof Forgery>;

/** A leg of the way to `p=reject`. */
export const Leg = object({
  title: string(),
  policy: string(),
  /** The day it begins: `2026-12-13`. */
  from: string(),
  /** Weeks from today. */
  week: integer(),
  text: string(),
  /** When to go on. */
  until: string(),
  record: Fix,
  isHere: boolean(),
});
export type Leg = Infer<typeof Leg>;

/** Something known of a domain besides its checks: `Mail host`, `Google Workspace, from your MX`. */
export const Fact = object({ label: string(), text: string() });
export type Fact = Infer<typeof Fact>;

/** A whole scan. */
export const ScanReport = object({
  /** Empty until it is kept. */
  id: string(),
  tool: choice(scanTools, 'Not a tool that scans.'),
  /** As machines write it, and as people do. */
  domain: string(),
  shownAs: string(),
  engine: string(),
  at: moment(),
  /** Null where nothing could be found out. */
  score: nullable(integer()),
  grade: string(),
  /** What the grade means. */
  meaning: string(),
  headline: string(),
  summary: string(),
  facts: array(Fact),
  findings: array(Finding),
  /** Empty but for mail. */
  forgeries: array(Forgery),
  legs: array(Leg),
  /** All there is to paste, in the order it is to be done. */
  fixes: array(Fix),
});
export type ScanReport = Infer<typeof ScanReport>;

/** A check that a scan will make. */
export const PlannedCheck = object({ check: string(), title: string(), weight: integer() });
export type PlannedCheck = Infer<typeof PlannedCheck>;

/** What a scan says while it runs, a line of JSON each: once `begun`, each `finding` as it answers, then one ending. */
export type ScanLine =
  | {
      kind: 'begun';
      tool: ScanToolName;
      domain: string;
      shownAs: string;
      engine: string;
      checks: PlannedCheck[];
    }
  | { kind: 'finding'; finding: Finding }
  | { kind: 'done'; report: ScanReport }
  | { kind: 'failed'; code: string; message: string };

export const scanEmail = endpoint({
  method: 'POST',
  path: '/tools/email-security',
  body: ScanDraft,
  media: 'application/x-ndjson',
  summary:
    'Reads what a domain publishes about its mail; each check is told as it answers, a line of JSON each.',
});

export const scanDomain = endpoint({
  method: 'POST',
  path: '/tools/domain-security',
  body: ScanDraft,
  media: 'application/x-ndjson',
  summary: 'Reads what the website of a domain tells everybody; each check is told as it answers.',
});

/** A report as it was received, letter for letter: only its hash is known here. */
const KeptReport = text({ min: 2, max: 200_000, label: 'The report' });

/** What shares a report hands over: until then nothing of it is kept. */
export const ScanToKeep = object({ report: KeptReport, secret: browserSecret() });
export type ScanToKeep = Infer<typeof ScanToKeep>;

export const keepScan = endpoint({
  method: 'POST',
  path: '/tools/scans/:id/report',
  body: ScanToKeep,
  status: 204,
  summary:
    'Keeps a report for 90 days so that it can be shared, for whoever received it. 404 where it is another.',
});

export const ScanMail = object({ report: KeptReport, email: MailAddress });
export type ScanMail = Infer<typeof ScanMail>;

export const mailScan = endpoint({
  method: 'POST',
  path: '/tools/scans/:id/mail',
  body: ScanMail,
  status: 204,
  summary: 'Mails a report to an address, for whoever received it.',
});
