import { array, boolean, define, type Infer, integer, nullable, object, string } from 'superstruct';
import { calendarDay, documented, endpoint, text } from '../../platform/contracts/endpoint';
import { ContentRow, contentEndpoints, focusPhrase, PlainSlug, previewHeader } from '../documents/contract';

const day = () => documented(string(), { type: 'string', format: 'date', example: '2026-12-01' });

const versionFields = {
  /** From 1. */
  version: integer(),
  /** The day it takes effect, in the firm's time zone. */
  effective: day(),
  /** The changes from the previous version. */
  inShort: array(string()),
  /** The day on which counsel reviewed exactly this text; null if they did not. */
  counselOn: documented(nullable(string()), { type: ['string', 'null'], format: 'date' }),
};

/** A version of a policy, without its text. */
export const PolicyVersionInfo = object(versionFields);
export type PolicyVersionInfo = Infer<typeof PolicyVersionInfo>;

/** A policy as its page shows it: the version in force, and a list of all versions. */
export const Policy = object({
  ...versionFields,
  slug: string(),
  title: string(),
  description: string(),
  lead: string(),
  /** One per heading; the part before the first has no title. The HTML is sanitized. */
  sections: array(object({ id: string(), title: string(), html: string() })),
  /** Every version, the one in force first. */
  versions: array(PolicyVersionInfo),
});
export type Policy = Infer<typeof Policy>;

/** The text of a version, for comparison. */
export const PolicyVersionText = object({
  ...versionFields,
  sections: array(object({ id: string(), title: string(), lines: array(string()) })),
});
export type PolicyVersionText = Infer<typeof PolicyVersionText>;

export const getPolicy = endpoint({
  method: 'GET',
  path: '/policies/:slug',
  returns: Policy,
  headers: previewHeader,
  summary: 'The version of a policy that is in force.',
});

export const getPolicyVersion = endpoint({
  method: 'GET',
  path: '/policies/:slug/versions/:number',
  returns: PolicyVersionText,
  headers: previewHeader,
  summary: 'The text of a version of a policy, line by line.',
});

const anyText = (max: number, label = 'This field') => text({ max, label });

/** Which counsel reviewed a policy, on which day, and which text (`policyTextHash`). */
const CounselReview = object({ name: anyText(120), on: anyText(10), words: anyText(20) });
export type CounselReview = Infer<typeof CounselReview>;

/** The draft of a policy: its next version. */
export const PolicyDraft = object({
  slug: anyText(200),
  title: anyText(200),
  description: anyText(400),
  lead: anyText(1000),
  markdown: anyText(200_000, 'The text'),
  /** One change per line. */
  inShort: anyText(4000),
  /** The day it takes effect, or what was typed for it; empty for the day it is published. */
  effective: anyText(40),
  /** Whether visitors are asked again which cookies they accept. */
  asksAgain: boolean(),
  counsel: documented(nullable(CounselReview), { type: ['object', 'null'] }),
  focusPhrase: focusPhrase(),
});
export type PolicyDraft = Infer<typeof PolicyDraft>;

/** An empty policy. */
export const emptyPolicy: PolicyDraft = {
  slug: '',
  title: '',
  description: '',
  lead: '',
  markdown: '',
  inShort: '',
  effective: '',
  asksAgain: false,
  counsel: null,
};

const requiredText = (max: number, message: string) => text({ min: 1, max, message });
const Day = calendarDay('There is no such day.');

/** A policy that can be published. */
export const PublishablePolicy = object({
  ...PolicyDraft.schema,
  slug: PlainSlug,
  title: requiredText(120, 'Please enter a title.'),
  description: text({
    min: 70,
    max: 155,
    message: 'The meta description needs 70 to 155 characters.',
    label: 'The meta description',
  }),
  lead: requiredText(300, 'Please enter an intro.'),
  markdown: requiredText(200_000, 'Please enter some text.'),
  effective: documented(
    define<string>('string', (value) => value === '' || Day.is(value) || 'There is no such day.'),
    { type: 'string' },
  ),
  counsel: documented(
    nullable(
      object({
        name: requiredText(120, 'Please enter the reviewer.'),
        on: calendarDay('Please enter the review date.'),
        words: anyText(20),
      }),
    ),
    { type: ['object', 'null'] },
  ),
});

/** A policy as members list it. */
export const PolicyRow = object({
  ...ContentRow.schema,
  /** The day the draft takes effect. */
  effective: string(),
  asksAgain: boolean(),
  /** Which counsel reviewed this text; empty if nobody did. */
  counsel: string(),
});
export type PolicyRow = Infer<typeof PolicyRow>;

/** The endpoints for policies as documents. */
export const policyContent = contentEndpoints({
  path: '/admin/policies',
  word: 'policy',
  draft: PolicyDraft,
  row: PolicyRow,
});
