import { array, type Infer, integer, object, size, string } from 'superstruct';
import {
  choice,
  endpoint,
  LARGE_BODY_BYTES,
  nullableTimestamp,
  paged,
  pageQuery,
  siteImage,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { overrideFields, robotsOptions, seoPageStates } from '../pageInventory/contract';
import { problems } from '../problems/contract';

/** The most pages of one bulk edit. */
export const MAX_RUN_PAGES = 500;

/** The most pages that are selected one by one. */
export const MAX_SELECTED_PAGES = 200;

/** The meaning of each variable. */
export const runVariables = [
  { name: 'title', meaning: 'the page’s own title without the company name' },
  { name: 'description', meaning: 'the page’s own description' },
  { name: 'heading', meaning: 'its main heading' },
  { name: 'label', meaning: 'its name in lists' },
  { name: 'kind', meaning: 'its type, such as Services' },
  { name: 'site', meaning: 'the company name' },
  { name: 'city', meaning: 'the service area that its URL names' },
] as const;

const keepOption = { value: 'keep', label: 'Leave unchanged' } as const;
export const runRobotsOptions = [keepOption, ...robotsOptions] as const;

export const SeoRunDraft = object({
  q: text({ max: 100, label: 'The search' }),
  problem: choice(['', ...problems], 'No such problem.'),
  kind: text({ max: 100, label: 'The kind' }),
  state: choice(['', ...seoPageStates], 'No such state.'),
  /** Only these pages; all that match without any. */
  paths: size(array(text({ max: 2000, label: 'The path' })), 0, MAX_SELECTED_PAGES),
  /** Texts with variables such as `{title}`. An empty one leaves the field unchanged, as do empty fields below. */
  title: text({ max: 200, label: 'The title' }),
  description: text({ max: 400, label: 'The description' }),
  socialTitle: text({ max: 200, label: 'The social title' }),
  socialDescription: text({ max: 400, label: 'The social description' }),
  socialImage: siteImage(),
  /** A path of this site. */
  canonical: text({ max: 500, label: 'The canonical URL', example: '/services/backup' }),
  robots: choice(
    runRobotsOptions.map(({ value }) => value),
    'Please choose one of the options.',
  ),
});
export type SeoRunDraft = Infer<typeof SeoRunDraft>;

/** With the number of changes that the preview showed. */
export const SeoRunCreation = object({ ...SeoRunDraft.schema, expected: integer() });
export type SeoRunCreation = Infer<typeof SeoRunCreation>;

const RunItem = object({
  path: string(),
  /** The changed fields, with the page’s own value where no override is set. */
  changes: array(
    object({ field: choice(overrideFields, 'No such field.'), before: string(), after: string() }),
  ),
  /** Why the page is skipped; empty if it is changed. */
  skipped: string(),
});
export type SeoRunItem = Infer<typeof RunItem>;

export const SeoRunPreview = object({
  /** All pages that match. */
  matching: integer(),
  /** Of them, how many would change. */
  changed: integer(),
  /** The first 100. */
  items: array(RunItem),
});
export type SeoRunPreview = Infer<typeof SeoRunPreview>;

export const SeoRun = object({
  id: string(),
  by: string(),
  title: string(),
  description: string(),
  socialTitle: string(),
  socialDescription: string(),
  socialImage: string(),
  canonical: string(),
  robots: string(),
  selection: string(),
  /** Number of pages that it changed, and the first 200 of them. */
  count: integer(),
  paths: array(string()),
  createdAt: timestamp(),
  rolledBackAt: nullableTimestamp(),
  rolledBackBy: string(),
  /** Pages that the rollback left, because they had changed since. */
  skipped: integer(),
  version: integer(),
});
export type SeoRun = Infer<typeof SeoRun>;

export const SeoRunPage = object(paged(SeoRun));
export type SeoRunPage = Infer<typeof SeoRunPage>;

export const previewSeoRun = endpoint({
  method: 'POST',
  path: '/admin/seo/runs/dry-run',
  body: SeoRunDraft,
  maxBodyBytes: LARGE_BODY_BYTES,
  returns: SeoRunPreview,
  summary: 'What a bulk edit would change, without changing it.',
});

export const createSeoRun = endpoint({
  method: 'POST',
  path: '/admin/seo/runs',
  body: SeoRunCreation,
  maxBodyBytes: LARGE_BODY_BYTES,
  returns: SeoRun,
  status: 201,
  summary: 'Runs a bulk edit. 409 if the number of pages differs from that of the preview.',
});

export const listSeoRuns = endpoint({
  method: 'GET',
  path: '/admin/seo/runs',
  query: object(pageQuery()),
  returns: SeoRunPage,
  summary: 'Lists bulk edits, newest first.',
});

export const getSeoRun = endpoint({
  method: 'GET',
  path: '/admin/seo/runs/:id',
  returns: SeoRun,
  summary: 'Returns a bulk edit.',
});

export const rollBackSeoRun = endpoint({
  method: 'POST',
  path: '/admin/seo/runs/:id/rollback',
  returns: SeoRun,
  summary: 'Restores what a bulk edit changed, except on pages that have changed since.',
});
