import { array, boolean, type Infer, integer, nullable, object, size, string } from 'superstruct';
import {
  choice,
  endpoint,
  LARGE_BODY_BYTES,
  optional,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { browserSecret, ReportEmailAddress } from '../reports/contract';

/** Tools that scan public data of a domain. */
export const scanTools = ['email-security', 'domain-security'] as const;
export type ScanToolName = (typeof scanTools)[number];

/** `unknown` results count neither for nor against a domain. */
export const checkStates = ['pass', 'warn', 'fail', 'unknown'] as const;
export type CheckState = (typeof checkStates)[number];

const state = () => choice(checkStates, 'Not a state of a check.');

export const ScanDraft = object({
  domain: text({
    min: 1,
    max: 300,
    message: 'Please enter a domain, such as example.com.',
    label: 'The domain',
  }),
  /** DKIM selectors, if known to the visitor. */
  selectors: optional(size(array(text({ min: 1, max: 63, label: 'The selector' })), 0, 5)),
  /** Runs only this check again; the other results are kept. */
  check: optional(text({ min: 1, max: 40, label: 'The check' })),
});
export type ScanDraft = Infer<typeof ScanDraft>;

/** Raw evidence. `parts` are its segments in order, each with an explanation. */
export const Evidence = object({
  label: string(),
  text: string(),
  parts: array(object({ text: string(), message: string() })),
});
export type Evidence = Infer<typeof Evidence>;

/** A text to copy: a DNS record, server configuration or a file. */
export const Fix = object({
  kind: choice(['record', 'config', 'file'], 'Not a kind of fix.'),
  /** The provider or server the text is for: `Cloudflare`, `nginx`; empty if generic. */
  host: string(),
  /** Type of a record (`TXT`), path of a file. */
  type: string(),
  /** Record name as the DNS host expects it: `_dmarc`, `@`. */
  name: string(),
  value: string(),
  /** When to apply it: `now`, `week 3`, `any time`. */
  due: string(),
  note: string(),
});
export type Fix = Infer<typeof Fix>;

export const Finding = object({
  /** ID of the check: `dmarc`, `starttls`, `csp` … */
  check: string(),
  title: string(),
  state: state(),
  /** Points earned of `weight`; bonus points are added if the other results are good. */
  earned: integer(),
  weight: integer(),
  bonus: integer(),
  /** Short result: `Published, but blocks nothing`. */
  headline: string(),
  why: string(),
  evidence: array(Evidence),
  /** Recommendation in one sentence; may be empty. */
  advice: string(),
  fixes: array(Fix),
});
export type Finding = Infer<typeof Finding>;

/**
 * Result of SPF, DKIM or DMARC for a forged email: whether it lets the email pass, and a short reason such as `~all:
 * fails softly`.
 */
export const AuthenticationResult = object({ lets: boolean(), message: string(), why: string() });
export type AuthenticationResult = Infer<typeof AuthenticationResult>;

export const deliveryOutcomes = ['inbox', 'junk', 'refused', 'unknown'] as const;

/** How receivers treat one forged email by the published records. */
export const ForgedDelivery = object({
  from: string(),
  spf: AuthenticationResult,
  dkim: AuthenticationResult,
  dmarc: AuthenticationResult,
  ends: choice(deliveryOutcomes, 'Not an outcome of an email.'),
  /** Summary in one sentence. */
  message: string(),
});
export type ForgedDelivery = Infer<typeof ForgedDelivery>;

/** An email forged with the domain, a subdomain or a lookalike as sender: today, and after all fixes. */
export const ForgedMessage = object({
  kind: choice(['exact', 'subdomain', 'lookalike'], 'Not a kind of spoofed email.'),
  today: ForgedDelivery,
  after: ForgedDelivery,
});
export type ForgedMessage = Infer<typeof ForgedMessage>;

/** A stage of the DMARC rollout to `p=reject`. */
export const RolloutStage = object({
  title: string(),
  policy: string(),
  /** First day: `2026-12-13`. */
  from: string(),
  /** Weeks from today. */
  week: integer(),
  text: string(),
  /** Condition for the next stage. */
  until: string(),
  record: Fix,
  isHere: boolean(),
});
export type RolloutStage = Infer<typeof RolloutStage>;

/** A fact about the domain: `Email provider`, `Google Workspace, from your MX`. */
export const Fact = object({ label: string(), text: string() });
export type Fact = Infer<typeof Fact>;

/** The report of a scan. */
export const ScanReport = object({
  /** Empty until it is stored. */
  id: string(),
  tool: choice(scanTools, 'Not a tool that scans.'),
  /** The domain in ASCII and in display form. */
  domain: string(),
  shownAs: string(),
  engine: string(),
  at: timestamp(),
  /** Null if nothing could be determined. */
  score: nullable(integer()),
  grade: string(),
  /** Meaning of the grade. */
  meaning: string(),
  headline: string(),
  summary: string(),
  facts: array(Fact),
  findings: array(Finding),
  /** Only for email security. */
  forgeries: array(ForgedMessage),
  legs: array(RolloutStage),
  /** All there is to paste, in the order it is to be done. */
  fixes: array(Fix),
});
export type ScanReport = Infer<typeof ScanReport>;

/** A check that will run. */
export const PlannedCheck = object({ check: string(), title: string(), weight: integer() });
export type PlannedCheck = Infer<typeof PlannedCheck>;

/** Streamed as NDJSON: first `begun`, then each `finding` when its check completes, then `done` or `failed`. */
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

/** How long a check may take before its line is streamed. */
const MAX_PAUSE_MS = 25_000;

export const scanEmail = endpoint({
  method: 'POST',
  path: '/tools/email-security',
  body: ScanDraft,
  contentType: 'application/x-ndjson',
  maxPauseMs: MAX_PAUSE_MS,
  summary: 'Scans the email security of a domain. Streams each finding as a line of JSON.',
});

export const scanDomain = endpoint({
  method: 'POST',
  path: '/tools/domain-security',
  body: ScanDraft,
  contentType: 'application/x-ndjson',
  maxPauseMs: MAX_PAUSE_MS,
  summary: 'Scans the public website security of a domain. Streams each finding as a line of JSON.',
});

/** A report exactly as received: only its hash is stored. */
const SerializedReport = text({ min: 2, max: 200_000, label: 'The report' });

/** Request to store a report for sharing. Before that, the report is not stored. */
export const ScanSaveRequest = object({ report: SerializedReport, secret: browserSecret() });
export type ScanSaveRequest = Infer<typeof ScanSaveRequest>;

export const saveScan = endpoint({
  method: 'POST',
  path: '/tools/scans/:id/report',
  body: ScanSaveRequest,
  maxBodyBytes: LARGE_BODY_BYTES,
  status: 204,
  summary: 'Stores a received report for 90 days so that it can be shared. 404 if it does not match.',
});

export const ScanEmailRequest = object({ report: SerializedReport, email: ReportEmailAddress });
export type ScanEmailRequest = Infer<typeof ScanEmailRequest>;

export const emailScan = endpoint({
  method: 'POST',
  path: '/tools/scans/:id/mail',
  body: ScanEmailRequest,
  maxBodyBytes: LARGE_BODY_BYTES,
  status: 204,
  summary: 'Emails a received report to an address.',
});
