import { array, boolean, type Infer, integer, number, object, string } from 'superstruct';
import {
  choice,
  endpoint,
  nullableTimestamp,
  optional,
  paged,
  pageQuery,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { pageChecks } from '../generatedPages/contract';

/** The most pages that one rollout compares. */
export const MAX_ROLLOUT_PAGES = 2000;

/** The shares of the pages that a rollout reaches one after the other, in percent. */
export const rolloutStages = [10, 50, 100] as const;

/** `waiting`: a stage is done. `stopped`: a stage was refused by its checks. `replaced`: a later rollout took over. */
export const rolloutStates = [
  'comparing',
  'compared',
  'rolling',
  'waiting',
  'paused',
  'stopped',
  'done',
  'rollingBack',
  'rolledBack',
  'replaced',
  'failed',
] as const;
export type RolloutState = (typeof rolloutStates)[number];

/** Which text of the template: what members edit, or what is published. */
export const rolloutSources = ['draft', 'published'] as const;

const CheckName = choice(
  pageChecks.map(({ value }) => value),
  'No such check.',
);

/** What a version of a template changes on the pages that older versions generated. */
export const RolloutImpact = object({
  /** Pages that would change, that would stay the same, and that members edited, so they are left out. */
  changed: integer(),
  unchanged: integer(),
  edited: integer(),
  /** Pages that fail a check that they passed, that pass one that they failed, and with variables newly without a value. */
  newlyFailing: integer(),
  newlyPassing: integer(),
  unresolved: integer(),
  /** The average share of the text that differs, in percent, and words over all pages. */
  averageShare: number(),
  added: integer(),
  removed: integer(),
  checks: array(object({ check: CheckName, failed: integer(), passed: integer() })),
  /** Variables that newly have no value, with the number of pages. */
  variables: array(object({ name: string(), pages: integer() })),
  /** The versions that pages have now. */
  versions: array(object({ version: integer(), pages: integer(), changed: integer() })),
});
export type RolloutImpact = Infer<typeof RolloutImpact>;

/** A version of a template on its way to the pages that older versions generated. */
export const TemplateRollout = object({
  id: string(),
  template: string(),
  templateLabel: string(),
  /** The version of the template, and which text it was. */
  templateVersion: integer(),
  source: choice(rolloutSources, 'No such text.'),
  state: choice(rolloutStates, 'No such state.'),
  by: string(),
  total: integer(),
  /** Steps of the comparison that are done, of two per page. */
  done: integer(),
  impact: RolloutImpact,
  /** The stage that it is at or works on, in percent; 0 before the first. */
  stage: integer(),
  /** The number of pages of each stage, with those of the stages before it. */
  stages: array(object({ percent: integer(), pages: integer() })),
  /** Pages that have its version now. */
  updated: integer(),
  /** Pages that keep the stage from starting, at most 20 of them, and why. */
  blocked: array(object({ path: string(), document: string(), reasons: array(string()) })),
  blockedCount: integer(),
  /** Why it failed or stopped; else empty. */
  error: string(),
  createdAt: timestamp(),
  endedAt: nullableTimestamp(),
  version: integer(),
});
export type TemplateRollout = Infer<typeof TemplateRollout>;

export const TemplateRolloutPage = object(paged(TemplateRollout));
export type TemplateRolloutPage = Infer<typeof TemplateRolloutPage>;

export const RolloutDraft = object({
  /** The id of a page template. */
  template: text({ min: 1, max: 40, message: 'Please choose a page template.', label: 'The template' }),
  source: choice(rolloutSources, 'Please choose the draft or the published version.'),
});
export type RolloutDraft = Infer<typeof RolloutDraft>;

/** Whether a page has the version of the rollout: not yet, yes, never, or no longer. `kept`: a rollback left it. */
export const rolloutPageStates = ['waiting', 'updated', 'leftOut', 'restored', 'kept'] as const;

/** A page before and after. */
export const ComparedPage = object({
  id: string(),
  document: string(),
  label: string(),
  /** Its path now, and with the version of the rollout. */
  path: string(),
  newPath: string(),
  fromVersion: integer(),
  isEdited: boolean(),
  isChanged: boolean(),
  /** The share of the text that differs, in percent. */
  share: number(),
  added: integer(),
  removed: integer(),
  newlyFailed: array(CheckName),
  newlyPassed: array(CheckName),
  newlyMissing: array(string()),
  /** Why it cannot be rendered. */
  faults: array(string()),
  state: choice(rolloutPageStates, 'No such state.'),
  /** What there is to know of it, such as why it is left out. */
  note: string(),
});
export type ComparedPage = Infer<typeof ComparedPage>;

export const comparedPageFilters = ['changed', 'failing', 'unresolved', 'edited', 'updated'] as const;

export const ComparedPageQuery = object({
  ...pageQuery(),
  show: optional(choice(comparedPageFilters, 'No such filter.')),
});
export type ComparedPageQuery = Infer<typeof ComparedPageQuery>;

export const ComparedPagePage = object(paged(ComparedPage));
export type ComparedPagePage = Infer<typeof ComparedPagePage>;

export const createTemplateRollout = endpoint({
  method: 'POST',
  path: '/admin/template-rollouts',
  body: RolloutDraft,
  returns: TemplateRollout,
  status: 201,
  summary:
    'Compares the pages of older versions of a template with a new one, without changing them. Returns the earlier comparison while nothing has changed. 409 while another one is active.',
});

export const listTemplateRollouts = endpoint({
  method: 'GET',
  path: '/admin/template-rollouts',
  query: object(pageQuery()),
  returns: TemplateRolloutPage,
  summary: 'Lists the rollouts of page templates, newest first.',
});

export const getTemplateRollout = endpoint({
  method: 'GET',
  path: '/admin/template-rollouts/:id',
  returns: TemplateRollout,
  summary: 'One rollout of a page template with its impact.',
});

export const listComparedPages = endpoint({
  method: 'GET',
  path: '/admin/template-rollouts/:id/pages',
  query: ComparedPageQuery,
  returns: ComparedPagePage,
  summary: 'Lists the pages of a rollout, most changed first.',
});

export const showComparedPage = endpoint({
  method: 'GET',
  path: '/admin/template-rollouts/:id/pages/:page/text',
  query: object({ side: choice(['before', 'after'], 'Please choose before or after.') }),
  contentType: 'text/html',
  returns: string(),
  summary: 'The text of a page before or after a rollout, with the words marked that differ.',
});

const changed = { method: 'POST', returns: TemplateRollout, ifMatch: true } as const;

export const advanceTemplateRollout = endpoint({
  ...changed,
  path: '/admin/template-rollouts/:id/next',
  summary:
    'Starts the first or the next stage of a rollout, or tries one again that was paused or stopped. 409 while another rollout is active.',
});

export const pauseTemplateRollout = endpoint({
  ...changed,
  path: '/admin/template-rollouts/:id/pause',
  summary: 'Pauses a stage. Pages that have the new version keep it.',
});

export const rollBackTemplateRollout = endpoint({
  ...changed,
  path: '/admin/template-rollouts/:id/rollback',
  summary: 'Gives pages the version back that they had before, except for those that were edited since.',
});
