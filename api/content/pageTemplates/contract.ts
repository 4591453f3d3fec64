import { array, boolean, type Infer, integer, nullable, number, object, size, string } from 'superstruct';
import {
  type AnyStruct,
  choice,
  documented,
  endpoint,
  LARGE_BODY_BYTES,
  optional,
  paged,
  pageQuery,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { ContentRow, ContentStateChoice, contentEndpoints, PlainSlug } from '../documents/contract';
import { UnfinishedBlock } from '../landingPages/contract';

/** What the pages of a template are about. A template that uses none makes one page. */
export const subjectKinds = ['service', 'industry', 'place'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export const fieldKinds = ['text', 'number', 'link'] as const;
export type FieldKind = (typeof fieldKinds)[number];

const list = <T>(item: AnyStruct<T>, most: number) => size(array(item), 0, most);

/** A variable of the template's own, with the value that its pages show. */
const TemplateField = object({
  name: text({ max: 40, label: 'The variable' }),
  label: text({ max: 120, label: 'The label' }),
  kind: choice(fieldKinds, 'No such type.'),
  value: text({ max: 2000, label: 'The value' }),
});
export type TemplateField = Infer<typeof TemplateField>;

/** The draft of a template. Its texts are Liquid. */
export const TemplateDraft = object({
  slug: text({ max: 200, label: 'The slug' }),
  label: text({ max: 200, label: 'The name' }),
  about: text({ max: 500, label: 'The description' }),
  uses: list(choice(subjectKinds, 'No such subject.'), subjectKinds.length),
  address: text({ max: 500, label: 'The slug of its pages' }),
  searchTitle: text({ max: 1000, label: 'The meta title' }),
  description: text({ max: 2000, label: 'The meta description' }),
  blocks: list(UnfinishedBlock, 60),
  fields: list(TemplateField, 20),
});
export type TemplateDraft = Infer<typeof TemplateDraft>;

export const emptyTemplate: TemplateDraft = {
  slug: '',
  label: '',
  about: '',
  uses: ['service', 'industry', 'place'],
  address: '{{ service.code }}-{{ industry.code }}-{{ place.slug }}-texas',
  searchTitle: '',
  description: '',
  blocks: [],
  fields: [],
};

const FieldName = documented(
  text({ min: 1, max: 40, message: 'Please enter a name.', label: 'The variable' }),
  { type: 'string', pattern: '^[a-z][a-z0-9_]*$' },
);

/** A template whose texts can be checked. */
export const PublishableTemplate = object({
  ...TemplateDraft.schema,
  slug: PlainSlug,
  label: text({ min: 1, max: 120, message: 'Please enter a name.', label: 'The name' }),
  address: text({ min: 1, max: 500, message: 'Please enter the slug.', label: 'The slug of its pages' }),
  searchTitle: text({ min: 1, max: 1000, message: 'Please enter a title.', label: 'The meta title' }),
  description: text({
    min: 1,
    max: 2000,
    message: 'Please enter a description.',
    label: 'The meta description',
  }),
  fields: list(object({ ...TemplateField.schema, name: FieldName }), 20),
});

/** A template as members list it. */
export const TemplateRow = object({ ...ContentRow.schema, about: string(), uses: array(string()) });
export type TemplateRow = Infer<typeof TemplateRow>;

/** The endpoints of templates as documents. */
export const templateContent = contentEndpoints({
  path: '/admin/page-templates',
  word: 'page template',
  draft: TemplateDraft,
  row: TemplateRow,
});

const Choice = object({ value: string(), label: string() });
export const Subjects = object({
  services: array(Choice),
  industries: array(Choice),
  /** The published service areas, each with its facts that have a source and a date. */
  places: array(object({ ...Choice.schema, facts: integer() })),
});
export type Subjects = Infer<typeof Subjects>;

export const listSubjects = endpoint({
  method: 'GET',
  path: '/admin/page-templates/subjects',
  returns: Subjects,
  summary: 'The services, industries and places that pages can be made for.',
});

const pageFields = {
  /** The names of its service, industry and place, where it has them. */
  service: string(),
  industry: string(),
  place: string(),
  path: string(),
  title: string(),
  description: string(),
  words: integer(),
};

/** A page as a template makes it, and why it cannot be used. */
export const TemplateExample = object({
  ...pageFields,
  /** Why it is shown, such as `Shortest text`. */
  reason: string(),
  blocks: array(UnfinishedBlock),
  /** Variables without a value. */
  missing: array(string()),
  /** Error messages by field path. */
  errors: array(object({ field: string(), message: string() })),
});
export type TemplateExample = Infer<typeof TemplateExample>;

export const MAX_EXAMPLES = 12;

export const renderExamples = endpoint({
  method: 'POST',
  path: '/admin/page-templates/examples',
  body: TemplateDraft,
  maxBodyBytes: LARGE_BODY_BYTES,
  returns: array(TemplateExample),
  summary: 'Up to twelve pages that a template makes: the longest and shortest, with most and fewest facts.',
});

/** The gates of a page. One that fails a gate is not listed in search engines. */
export const gateNames = [
  'variables',
  'content',
  'address',
  'similarity',
  'facts',
  'words',
  'reading',
  'claims',
] as const;
export type GateName = (typeof gateNames)[number];

/** The thresholds of the gates. */
export const gateLimits = {
  /** The similarity to the most similar page must be below. */
  similarity: 0.8,
  /** Facts of the place that the page shows, each with source and date. */
  facts: 3,
  /** Words that are not in the template. */
  words: 250,
  /** The Flesch-Kincaid grade level. */
  reading: 9,
  /** Claims without a source. */
  claims: 0,
} as const;

const Gate = object({
  name: choice(gateNames, 'No such gate.'),
  isPassed: boolean(),
  /** The figure that decided, if it is one. */
  figure: documented(nullable(number()), { type: ['number', 'null'] }),
  /** The reason or the details, such as the most similar page. */
  detail: string(),
});
export type Gate = Infer<typeof Gate>;

/** The most pages of a run. */
export const MAX_RUN_PAGES = 600;

/** The combinations to make pages for. */
export const RunRequest = object({
  services: list(text({ max: 20 }), 20),
  industries: list(text({ max: 20 }), 20),
  places: list(text({ max: 100 }), 200),
});
export type RunRequest = Infer<typeof RunRequest>;

/** What becomes of a combination. `skipped`: it cannot become a page, for instance because its address is in use. */
const outcomes = ['listed', 'unlisted', 'skipped'] as const;

const RunPage = object({
  ...pageFields,
  outcome: choice(outcomes, 'No such outcome.'),
  gates: array(Gate),
  /** The id of its landing page; empty before it is made. */
  document: string(),
  /** The state of its landing page; null before it is made and after it was deleted. */
  state: documented(nullable(ContentStateChoice), { type: ['string', 'null'] }),
  publishAt: documented(nullable(timestamp()), { type: ['string', 'null'], format: 'date-time' }),
  isInTrash: boolean(),
});
export type RunPage = Infer<typeof RunPage>;

export const DryRun = object({
  /** The version of the template. */
  templateVersion: integer(),
  pages: array(RunPage),
});
export type DryRun = Infer<typeof DryRun>;

export const dryRun = endpoint({
  method: 'POST',
  path: '/admin/page-templates/:id/dry-run',
  body: RunRequest,
  returns: DryRun,
  summary: 'The pages that the published template would make for combinations, each with its gates.',
});

const runStates = ['ready', 'publishing', 'paused', 'rolledBack'] as const;
export type RunState = (typeof runStates)[number];

const runFields = {
  id: string(),
  template: string(),
  /** The name of the template at that time. */
  label: string(),
  templateVersion: integer(),
  state: choice(runStates, 'No such state.'),
  /** The pages published a day; null before publishing begins. */
  perDay: documented(nullable(integer()), { type: ['integer', 'null'] }),
  /** Its pages, and those that passed every gate. */
  pages: integer(),
  listed: integer(),
  createdAt: timestamp(),
  createdBy: string(),
  version: integer(),
};

export const PageRun = object(runFields);
export type PageRun = Infer<typeof PageRun>;

export const PageRunDetails = object({ ...runFields, items: array(RunPage) });
export type PageRunDetails = Infer<typeof PageRunDetails>;

export const createRun = endpoint({
  method: 'POST',
  path: '/admin/page-templates/:id/runs',
  body: RunRequest,
  returns: PageRun,
  status: 201,
  ifMatch: true,
  headers: { 'Idempotency-Key': 'Repeating it returns the run that was created with it.' },
  summary: 'Makes landing pages as drafts for combinations; If-Match is the version of the template.',
});

export const listRuns = endpoint({
  method: 'GET',
  path: '/admin/page-runs',
  query: object({ template: optional(text({ max: 40 })), ...pageQuery() }),
  returns: object(paged(PageRun)),
  summary: 'The runs that made pages, newest first.',
});

export const getRun = endpoint({
  method: 'GET',
  path: '/admin/page-runs/:id',
  returns: PageRunDetails,
  summary: 'One run with its pages.',
});

const Pace = object({
  perDay: documented(size(integer(), 1, 100), { type: 'integer', minimum: 1, maximum: 100 }),
});

export const publishRun = endpoint({
  method: 'PUT',
  path: '/admin/page-runs/:id/publication',
  body: Pace,
  returns: PageRun,
  ifMatch: true,
  summary: 'Schedules the pages that passed every gate: so many a day, from now on.',
});

export const pauseRun = endpoint({
  method: 'DELETE',
  path: '/admin/page-runs/:id/publication',
  returns: PageRun,
  ifMatch: true,
  summary: 'Cancels the schedule of the pages that are not public yet.',
});

export const rollBackRun = endpoint({
  method: 'POST',
  path: '/admin/page-runs/:id/rollback',
  returns: PageRun,
  ifMatch: true,
  summary: 'Unpublishes every page of a run and moves it to trash.',
});
