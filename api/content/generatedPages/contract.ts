import {
  array,
  boolean,
  type Infer,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  size,
  string,
} from 'superstruct';
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
import { PageDemand } from '../demand/contract';
import { subjectKinds } from '../pageTemplates/contract';
import { MarkedTexts } from '../swapTest/contract';

/** The most pages that are published a day. */
export const MAX_PER_DAY = 50;

/** The most pages of one run. */
export const MAX_RUN_PAGES = 500;

/** What is checked of each page, in this order. */
export const pageChecks = [
  { value: 'variables', label: 'Variables' },
  { value: 'address', label: 'URL' },
  { value: 'content', label: 'Required fields' },
  { value: 'similarity', label: 'Similarity' },
  { value: 'facts', label: 'Local facts' },
  { value: 'words', label: 'Unique words' },
  { value: 'evidence', label: 'Local evidence' },
  { value: 'claims', label: 'Claims' },
  { value: 'grade', label: 'Reading grade' },
] as const;
export type PageCheckName = (typeof pageChecks)[number]['value'];
const checkNames = pageChecks.map(({ value }) => value);

export const PageCheck = object({
  check: choice(checkNames, 'No such check.'),
  isPassed: boolean(),
  /** What was measured, and what it is compared with. */
  figure: number(),
  threshold: number(),
  /** What was found, as a sentence. */
  message: string(),
});
export type PageCheck = Infer<typeof PageCheck>;

export const runStates = [
  'checking',
  'checked',
  'creating',
  'created',
  'rollingBack',
  'rolledBack',
  'failed',
] as const;
export type RunState = (typeof runStates)[number];

const list = (most: number) => size(array(text({ max: 100, label: 'The choice' })), 0, most);

/** The pages of a run: each chosen service with each industry and each place. */
export const PageRunDraft = object({
  /** The id of a published page template. */
  template: text({ min: 1, max: 40, message: 'Please choose a page template.', label: 'The template' }),
  services: list(50),
  industries: list(50),
  places: list(500),
});
export type PageRunDraft = Infer<typeof PageRunDraft>;

/** Which waiting page is published next. */
export const publishingOrders = [
  { value: 'demand', label: 'By demand' },
  { value: 'oldest', label: 'Oldest first' },
] as const;
export type PublishingOrder = (typeof publishingOrders)[number]['value'];

const PublishingOrder = choice(
  publishingOrders.map(({ value }) => value),
  'Please choose an order.',
);

/** How many pages a day are published, of those that passed all checks, and in which order. */
export const PagePublishing = object({
  perDay: min(max(integer(), MAX_PER_DAY), 0),
  order: PublishingOrder,
  isPaused: boolean(),
});
/** Without an order, which earlier versions of the workbench don’t send, it stays. */
export const PagePublishingDraft = object({ ...PagePublishing.schema, order: optional(PublishingOrder) });
export type PagePublishing = Infer<typeof PagePublishing>;

export const PageRun = object({
  id: string(),
  template: string(),
  templateLabel: string(),
  templateVersion: integer(),
  state: choice(runStates, 'No such state.'),
  by: string(),
  /** What was chosen, in words. */
  selection: string(),
  total: integer(),
  /** Pages that are rendered. */
  done: integer(),
  passed: integer(),
  failed: integer(),
  /** Drafts of landing pages that it created, pages that were published by the day, and pages that a rollback left. */
  created: integer(),
  published: integer(),
  edited: integer(),
  publishing: PagePublishing,
  /** Why publishing was paused without a member; else empty. */
  pauseReason: string(),
  /** The number of pages that failed each check. */
  failures: array(object({ check: choice(checkNames, 'No such check.'), count: integer() })),
  /** Why the run failed; else empty. */
  error: string(),
  createdAt: timestamp(),
  endedAt: nullableTimestamp(),
  version: integer(),
});
export type PageRun = Infer<typeof PageRun>;

export const PageRunPage = object(paged(PageRun));
export type PageRunPage = Infer<typeof PageRunPage>;

const Named = object({ value: string(), label: string() });

/** The choices for a new run. */
export const PageRunChoices = object({
  templates: array(
    object({ id: string(), label: string(), uses: array(choice(subjectKinds, 'No such subject.')) }),
  ),
  services: array(Named),
  industries: array(Named),
  places: array(Named),
});
export type PageRunChoices = Infer<typeof PageRunChoices>;

/** What became of a page: only checked, a draft, public, edited by a member, in the trash, or not created. */
export const pageStates = ['checked', 'draft', 'published', 'edited', 'removed', 'skipped'] as const;
export type PageState = (typeof pageStates)[number];

const generated = {
  id: string(),
  run: string(),
  template: string(),
  templateLabel: string(),
  templateVersion: integer(),
  label: string(),
  path: string(),
  title: string(),
  words: integer(),
  isPassed: boolean(),
  checks: array(PageCheck),
  state: choice(pageStates, 'No such state.'),
  /** Why it is in that state, where that needs a reason. */
  note: string(),
  /** Its landing page; null if there is none. */
  document: documented(nullable(string()), { type: ['string', 'null'] }),
  createdAt: timestamp(),
};

export const GeneratedPage = object(generated);
export type GeneratedPage = Infer<typeof GeneratedPage>;

/** With its text. */
export const GeneratedPageDetails = object({
  ...generated,
  description: string(),
  texts: array(string()),
  /** The page with the most similar text. */
  nearest: documented(nullable(string()), { type: ['string', 'null'] }),
});
export type GeneratedPageDetails = Infer<typeof GeneratedPageDetails>;

/** The pages of a run that wait to be published, the next one first: at most as many as a day publishes. */
export const WaitingPages = object({
  items: array(object({ id: string(), path: string(), title: string(), demand: PageDemand })),
  total: integer(),
});
export type WaitingPages = Infer<typeof WaitingPages>;

export const GeneratedPageQuery = object({
  ...pageQuery(),
  run: optional(text({ max: 40, label: 'The run' })),
  result: optional(choice(['passed', 'failed'], 'Please choose passed or failed.')),
  check: optional(choice(checkNames, 'No such check.')),
  state: optional(choice(pageStates, 'No such state.')),
});
export type GeneratedPageQuery = Infer<typeof GeneratedPageQuery>;

export const GeneratedPagePage = object(paged(GeneratedPage));
export type GeneratedPagePage = Infer<typeof GeneratedPagePage>;

export const getPageRunChoices = endpoint({
  method: 'GET',
  path: '/admin/page-runs/choices',
  returns: PageRunChoices,
  summary: 'The published page templates, and the services, industries and places of their pages.',
});

export const createPageRun = endpoint({
  method: 'POST',
  path: '/admin/page-runs',
  body: PageRunDraft,
  returns: PageRun,
  status: 201,
  summary:
    'Generates pages of a template and checks them, without adding them to the site. 409 while another run is active.',
});

export const listPageRuns = endpoint({
  method: 'GET',
  path: '/admin/page-runs',
  query: object(pageQuery()),
  returns: PageRunPage,
  summary: 'Lists the runs of page templates, newest first.',
});

export const getPageRun = endpoint({
  method: 'GET',
  path: '/admin/page-runs/:id',
  returns: PageRun,
  summary: 'One run of a page template.',
});

const changed = { returns: PageRun, ifMatch: true } as const;

export const createPageDrafts = endpoint({
  ...changed,
  method: 'POST',
  path: '/admin/page-runs/:id/drafts',
  summary: 'Creates drafts of landing pages from a checked run. Pages that failed a check are not listed.',
});

export const editPagePublishing = endpoint({
  ...changed,
  method: 'PATCH',
  path: '/admin/page-runs/:id/publishing',
  body: PagePublishingDraft,
  summary: 'Changes how many pages of a run are published a day, and in which order.',
});

export const listWaitingPages = endpoint({
  method: 'GET',
  path: '/admin/page-runs/:id/waiting',
  returns: WaitingPages,
  summary: 'The pages of a run that are published next, in their order, with the demand for each.',
});

export const rollBackPageRun = endpoint({
  ...changed,
  method: 'POST',
  path: '/admin/page-runs/:id/rollback',
  summary: 'Moves the landing pages of a run to the trash, except for those that were edited.',
});

export const listGeneratedPages = endpoint({
  method: 'GET',
  path: '/admin/generated-pages',
  query: GeneratedPageQuery,
  returns: GeneratedPagePage,
  summary: 'Lists generated pages with the results of their checks, those of the newest run first.',
});

export const getPageOfDocument = endpoint({
  method: 'GET',
  path: '/admin/generated-pages/documents/:id',
  returns: object({ page: documented(nullable(GeneratedPage), { type: ['object', 'null'] }) }),
  summary: 'The generated page that a landing page was made from; null for other landing pages.',
});

/** A page beside another one of its run: which sentences stay the same when the names are swapped. */
export const PageComparison = object({
  path: string(),
  otherPath: string(),
  /** Words in sentences that both pages have, and all words. */
  sharedWords: integer(),
  words: integer(),
  texts: MarkedTexts,
});
export type PageComparison = Infer<typeof PageComparison>;

export const compareGeneratedPages = endpoint({
  method: 'GET',
  path: '/admin/generated-pages/:id/comparison',
  query: object({ other: text({ min: 1, max: 60, message: 'Please choose a page.', label: 'The page' }) }),
  returns: PageComparison,
  summary: 'The sentences of a generated page that another one has too, apart from the names.',
});

export const getGeneratedPage = endpoint({
  method: 'GET',
  path: '/admin/generated-pages/:id',
  returns: GeneratedPageDetails,
  summary: 'One generated page with its checks and its text.',
});
