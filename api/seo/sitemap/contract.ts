import { array, boolean, type Infer, integer, nullable, object, string } from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  nullableTimestamp,
  optional,
  paged,
  pageQuery,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';

/** How often the sitemap is written. */
export const frequencyOptions = [
  { value: 'hourly', label: 'Every hour' },
  { value: 'daily', label: 'Every day at 3 AM' },
  { value: 'weekly', label: 'Every Monday at 3 AM' },
  { value: 'custom', label: 'Custom (cron expression)' },
] as const;
export const Frequency = choice(
  frequencyOptions.map(({ value }) => value),
  'Please choose how often.',
);
export type Frequency = Infer<typeof Frequency>;

/** The longest cron expression. */
export const MAX_CRON_LENGTH = 100;
const Cron = () => text({ max: MAX_CRON_LENGTH, label: 'The cron expression', example: '0 3 * * 1' });

/** Why a URL is not in the sitemap, or that it is. */
export const exclusionRules = [
  'included',
  'pending',
  'elsewhere',
  'query',
  'private',
  'redirected',
  'draft',
  'unlisted',
  'gone',
  'unknown',
  'status',
  'noindex',
  'robots',
  'canonical',
  'unreachable',
] as const;
export const ExclusionRule = choice(exclusionRules, 'No such rule.');
export type ExclusionRule = Infer<typeof ExclusionRule>;

export const SitemapScheduleDraft = object({
  isEnabled: boolean(),
  frequency: Frequency,
  /** Used with the frequency `custom`: five fields, in the time zone of the office. */
  cron: Cron(),
});
export type SitemapScheduleDraft = Infer<typeof SitemapScheduleDraft>;

export const SitemapSchedule = object({
  ...SitemapScheduleDraft.schema,
  /** The time zone of the office. */
  timeZone: string(),
  /** The next five runs; none while the schedule is off. */
  nextRuns: array(timestamp()),
  updatedAt: timestamp(),
  version: integer(),
});
export type SitemapSchedule = Infer<typeof SitemapSchedule>;

export const runStates = ['queued', 'running', 'succeeded', 'failed'] as const;
export const runTriggers = ['schedule', 'change', 'manual'] as const;

export const notificationStates = ['pending', 'sent', 'failed'] as const;
/** What search engines were told with IndexNow. */
const Notification = object({
  state: choice(notificationStates, 'No such state.'),
  /** How many URLs were or will be sent. */
  count: integer(),
  /** Why they were not sent yet or at all; empty for no reason. */
  error: string(),
  at: timestamp(),
});

/** A run, which writes the sitemap. */
export const SitemapRun = object({
  id: string(),
  state: choice(runStates, 'No such state.'),
  trigger: choice(runTriggers, 'No such trigger.'),
  /** The member who started it; empty for others. */
  by: string(),
  createdAt: timestamp(),
  endedAt: nullableTimestamp(),
  /** How many URLs the result has. */
  total: integer(),
  /** Compared with the last run that succeeded before. */
  added: integer(),
  removed: integer(),
  changed: integer(),
  excluded: integer(),
  /** Why it failed; empty if it did not. */
  error: string(),
  /** It failed only because many URLs would disappear, which a member can accept. */
  isRemovalRefused: boolean(),
  /** Absent where nothing is sent. */
  notification: optional(Notification),
});
export type SitemapRun = Infer<typeof SitemapRun>;
const NullableRun = () => documented(nullable(SitemapRun), { type: ['object', 'null'] });

export const SitemapRunQuery = object({
  state: optional(choice(runStates, 'No such state.')),
  ...pageQuery(),
});
export type SitemapRunQuery = Infer<typeof SitemapRunQuery>;

export const SitemapRunPage = object(paged(SitemapRun));
export type SitemapRunPage = Infer<typeof SitemapRunPage>;

/** URLs that differ between two runs. `paths` holds the first 200 of `count`. */
const Difference = () => object({ count: integer(), paths: array(string()) });

export const SitemapComparison = object({
  from: NullableRun(),
  to: SitemapRun,
  added: Difference(),
  removed: Difference(),
  changed: Difference(),
});
export type SitemapComparison = Infer<typeof SitemapComparison>;

export const SitemapComparisonQuery = object({
  /** A run that succeeded. Default: the last one that succeeded before `to`. */
  from: optional(text({ max: 40 })),
  to: text({ min: 1, max: 40, label: 'The run' }),
});

export const SitemapOverview = object({
  schedule: SitemapSchedule,
  /** The newest run that has ended. */
  latest: NullableRun(),
  /** The run whose result is public. */
  live: NullableRun(),
  /** The run that waits or runs. */
  active: NullableRun(),
  /** Whether the site has reported its pages, without which no run is possible. */
  isReported: boolean(),
  /** Whether a run will follow because something was published or withdrawn. */
  isChangePending: boolean(),
  checks: object({
    /** Listed pages. */
    pages: integer(),
    /** Pages that were requested over HTTP at least once. */
    checked: integer(),
    lastAt: nullableTimestamp(),
    /** Why the site could not be reached by the last check; empty if it was. */
    error: string(),
  }),
  /** Listed pages that are left out, by rule. */
  exclusions: array(object({ rule: ExclusionRule, count: integer(), example: string() })),
});
export type SitemapOverview = Infer<typeof SitemapOverview>;

export const SitemapAddress = object({
  /** The path that was looked up. */
  path: string(),
  isIncluded: boolean(),
  rule: ExclusionRule,
  /** The rule in words, with what to do. */
  message: string(),
  kind: string(),
  changedAt: nullableTimestamp(),
  checkedAt: nullableTimestamp(),
  /** The HTTP status of the last check; 0 before the first. */
  status: integer(),
});
export type SitemapAddress = Infer<typeof SitemapAddress>;

export const SitemapAddressQuery = object({
  url: text({ min: 1, max: 2000, label: 'The URL', message: 'Please enter a path such as /services.' }),
});

/** One URL of the public sitemap. */
export const SitemapEntry = object({
  path: string(),
  /** When its content last changed, if known. */
  changedAt: optional(timestamp()),
  /** Absolute paths of its images. */
  images: optional(array(string())),
  /** Absolute paths of its other languages. */
  alternates: optional(array(object({ language: string(), path: string() }))),
});
export type SitemapEntry = Infer<typeof SitemapEntry>;

/** The result of the last run that succeeded. */
export const PublishedSitemap = object({
  /** The origin of the site that the result is for; empty before the first run. */
  origin: string(),
  entries: array(SitemapEntry),
});
export type PublishedSitemap = Infer<typeof PublishedSitemap>;

export const getPublishedSitemap = endpoint({
  method: 'GET',
  path: '/sitemap',
  returns: PublishedSitemap,
  summary: 'The URLs of the sitemap, as the last run that succeeded wrote them.',
});

export const getSitemapOverview = endpoint({
  method: 'GET',
  path: '/admin/sitemap',
  returns: SitemapOverview,
  summary: 'Schedule, current state, checks and exclusions of the sitemap.',
});

export const editSitemapSchedule = endpoint({
  method: 'PATCH',
  path: '/admin/sitemap/schedule',
  body: SitemapScheduleDraft,
  returns: SitemapSchedule,
  ifMatch: true,
  summary: 'Changes when the sitemap is written.',
});

export const SitemapPreviewQuery = object({ cron: Cron() });
export const SitemapPreview = object({ timeZone: string(), nextRuns: array(timestamp()) });

export const previewSitemapSchedule = endpoint({
  method: 'GET',
  path: '/admin/sitemap/next-runs',
  query: SitemapPreviewQuery,
  returns: SitemapPreview,
  summary: 'The next five runs of a cron expression in the time zone of the office.',
});

export const SitemapRunDraft = object({
  /** Accepts that many URLs disappear at once. Otherwise the run fails. */
  isRemovalAccepted: boolean(),
});

export const startSitemapRun = endpoint({
  method: 'POST',
  path: '/admin/sitemap/runs',
  body: SitemapRunDraft,
  returns: SitemapRun,
  status: 202,
  summary: 'Writes the sitemap now. 409 while a run waits or runs.',
});

export const listSitemapRuns = endpoint({
  method: 'GET',
  path: '/admin/sitemap/runs',
  query: SitemapRunQuery,
  returns: SitemapRunPage,
  summary: 'Lists runs, newest first, 25 per page unless `limit` (1 to 100) says otherwise.',
});

export const compareSitemapRuns = endpoint({
  method: 'GET',
  path: '/admin/sitemap/comparison',
  query: SitemapComparisonQuery,
  returns: SitemapComparison,
  summary: 'The URLs that were added, removed or changed between two runs.',
});

export const explainSitemapAddress = endpoint({
  method: 'GET',
  path: '/admin/sitemap/address',
  query: SitemapAddressQuery,
  returns: SitemapAddress,
  summary: 'Whether a URL is in the sitemap, and by which rule it is not.',
});
