import { array, boolean, define, type Infer, integer, object, string } from 'superstruct';
import {
  choice,
  documented,
  emailAddress,
  personal,
  secret,
  timestamp,
} from '../../platform/contracts/endpoint';

/** A partial score, 0 to 100. */
export const ReportPart = object({ label: string(), about: string(), score: integer() });
export type ReportPart = Infer<typeof ReportPart>;

/** A recommended fix. `gain` in points; `impact` and `ease` from 0 to 100. */
export const ReportFix = object({
  title: string(),
  text: string(),
  effort: string(),
  part: string(),
  gain: integer(),
  impact: integer(),
  ease: integer(),
});
export type ReportFix = Infer<typeof ReportFix>;

/** A step of the 90-day plan; `from` and `to` are days. `quote` repeats the answer and is empty in a shared report. */
export const ReportStep = object({
  title: string(),
  text: string(),
  quote: string(),
  done: string(),
  from: integer(),
  to: integer(),
});
export type ReportStep = Infer<typeof ReportStep>;

/** A check and its result. */
const ReportCheck = object({
  title: string(),
  state: choice(['pass', 'warn', 'fail', 'unknown'], 'Not a state of a check.'),
  message: string(),
});

/** A text to copy: where and when to use it, and the exact value. */
const ReportSnippet = object({ where: string(), due: string(), value: string() });
export type ReportSnippet = Infer<typeof ReportSnippet>;

const Mark = object({ label: string(), from: integer() });

/** The result of any tool, as shown, printed, emailed and shared. */
export const Report = object({
  /** Name of the tool's result, and the page of the tool. */
  name: string(),
  path: string(),
  scoredBy: string(),
  drawnAt: timestamp(),
  headline: string(),
  summary: string(),
  score: integer(),
  /** From lowest to highest. */
  bands: array(Mark),
  band: string(),
  /** The uncapped band and the reasons for the cap; empty if it is not capped. */
  cappedFrom: string(),
  cappedBy: array(string()),
  /** The target that parts are compared with. */
  goal: Mark,
  parts: array(ReportPart),
  /** All fixes, most important first. */
  fixes: array(ReportFix),
  plan: array(ReportStep),
  /** Individual checks; empty for assessments. */
  checks: array(ReportCheck),
  /** All texts to copy, in the order of use. */
  paste: array(ReportSnippet),
  remarks: array(string()),
  /** Whether it has a one-page board summary. */
  hasBoardPage: boolean(),
});
export type Report = Infer<typeof Report>;

/** Recipient of a report. */
export const ReportEmailAddress = personal(emailAddress('Please enter a valid email address.'));

/** A secret created by the browser, which proves ownership of a result: 128 bits in base64url. */
export function browserSecret() {
  const struct = define<string>('string', (value) => isKey(value) || 'The secret is not valid.');
  return secret(documented(struct, { type: 'string', minLength: 22, maxLength: 22 }));
}

/** Whether a value has the format of a secret or share key: 128 bits in base64url. */
export const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{22}$/.test(value);
