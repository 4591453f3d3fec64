import { array, boolean, define, type Infer, integer, object, string } from 'superstruct';
import {
  choice,
  documented,
  emailAddress,
  moment,
  personal,
  secret,
} from '../../platform/contracts/endpoint';

/** A part of what was measured, 0 to 100. */
export const SheetPart = object({ label: string(), about: string(), score: integer() });
export type SheetPart = Infer<typeof SheetPart>;

/** Something to do. `gain` in points; impact and ease from 0 to 100. */
export const SheetFix = object({
  title: string(),
  text: string(),
  effort: string(),
  part: string(),
  gain: integer(),
  impact: integer(),
  ease: integer(),
});
export type SheetFix = Infer<typeof SheetFix>;

/** A step of the plan, from one day to another of ninety. `said` is empty for everybody but who said it. */
export const SheetStep = object({
  title: string(),
  text: string(),
  said: string(),
  done: string(),
  from: integer(),
  to: integer(),
});
export type SheetStep = Infer<typeof SheetStep>;

/** Something that was looked at, and how it ended. */
const SheetCheck = object({
  title: string(),
  state: choice(['pass', 'warn', 'fail', 'unknown'], 'Not a state of a check.'),
  says: string(),
});

/** Text to put somewhere: where, when, and letter for letter what. */
const SheetPaste = object({ where: string(), due: string(), value: string() });
export type SheetPaste = Infer<typeof SheetPaste>;

const Mark = object({ label: string(), from: integer() });

/** A result, whatever measured it: what the page shows, the print and the mail hold, and a shared link opens. */
export const Sheet = object({
  /** What was measured, and where one measures again. */
  name: string(),
  path: string(),
  scoredBy: string(),
  drawnAt: moment(),
  headline: string(),
  summary: string(),
  score: integer(),
  /** From the lowest to the highest. */
  bands: array(Mark),
  band: string(),
  /** The band the score alone would have, and why it does not; empty where it has it. */
  cappedFrom: string(),
  cappedBy: array(string()),
  /** The line that the parts are held against. */
  goal: Mark,
  parts: array(SheetPart),
  /** All there is to do, the first three first. */
  fixes: array(SheetFix),
  plan: array(SheetStep),
  /** What was looked at one by one; empty where people were asked. */
  checks: array(SheetCheck),
  /** All there is to paste, in the order it is to be done. */
  paste: array(SheetPaste),
  remarks: array(string()),
  /** Whether it has one page for those who decide. */
  hasBoardPage: boolean(),
});
export type Sheet = Infer<typeof Sheet>;

/** Where a sheet is mailed to. */
export const MailAddress = personal(emailAddress('Please enter a valid email address.'));

/** What a browser made up when it began, and proves with that a result is its own: 128 bits in base64url. */
export function browserSecret() {
  const struct = define<string>('string', (value) => isKey(value) || 'The secret is not whole.');
  return secret(documented(struct, { type: 'string', minLength: 22, maxLength: 22 }));
}

/** Whether a text can be a secret or a link of ours: 128 bits in base64url. */
export const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{22}$/.test(value);
