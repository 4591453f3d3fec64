import type { Model } from 'mongoose';
import { fieldErrorsOf } from '../../platform/http/validate';
import type { ContentKind, ExistingRecord, FieldErrors } from '../documents/ContentKind';
import type { MarkdownText } from '../markdown/renderTask';
import {
  findEmptyFields,
  type LandingBlockDraft,
  LandingDraft,
  type LandingRow,
  landingContent,
  PublishableLanding,
  publishableBlock,
} from './contract';
import { landingPath, redirectsToItself } from './landingState';
import { LandingPage, type LandingPageRecord } from './model';
import { mayReadLandingPages, mayWriteLandingPages } from './policy';
import { listLandingAddresses, publishedLandings } from './publishedLandings';

/** Landing pages as a kind of document. */
export const landingKind: ContentKind<LandingDraft, LandingRow> = {
  name: 'landing page',
  contract: landingContent,
  draft: LandingDraft,
  mayRead: mayReadLandingPages,
  mayWrite: mayWriteLandingPages,
  model: LandingPage as unknown as Model<{ _id: string; slug: string }>,
  labelOf: ({ label }) => label,
  pathOf: landingPath,
  previewPath: (slug) => landingPath({ slug, kind: 'campaign' }),
  searchTextOf: ({ label, slug, searchTitle, description }) =>
    [label, slug, searchTitle, description].join(' '),
  filterValuesOf: ({ kind }) => ({ kind: [kind] }),
  rowFieldsOf: ({ kind, expireAt, isListed }) => ({ kind, expireAt, isListed }),
  exportColumns: ['kind', 'expireAt', 'isListed'],
  findPublishErrors,
  markdownTextsOf,
  publish: ({ id, draft, publishedAt: publishAt, version }) => {
    const { expireAt, expireTo, goal, variants, partner, ...fields } = toPublicFields(draft);
    const optionalFields = Object.entries({ expireAt, expireTo, goal, variants, partner: partner?.trim() });
    const set = Object.fromEntries(optionalFields.filter(([, value]) => value));
    const unset = Object.fromEntries(
      optionalFields.filter(([, value]) => !value).map(([name]) => [name, '']),
    );
    const record = { ...fields, ...set, isDraft: false, publishAt, version };
    return LandingPage.updateOne({ _id: id }, { $set: record, $unset: unset }, { upsert: true });
  },
  withdraw: (id) => LandingPage.updateOne({ _id: id }, { isDraft: true }),
  hasSlugPattern: true,
  // A copy cannot be at a fixed path, which belongs to one page.
  duplicate: (draft, slug) => ({ ...draft, slug, kind: draft.kind === 'system' ? 'campaign' : draft.kind }),
  existingRecords: async () => (await LandingPage.find().lean<LandingPageRecord[]>()).map(toExistingRecord),
  cache: publishedLandings,
  listAddresses: listLandingAddresses,
};

/** The fields of the public record for a draft. */
export function toPublicFields({ blocks, expireAt, goal, variants = [], ...fields }: LandingDraft) {
  return {
    ...fields,
    blocks: blocks as LandingBlockDraft[],
    ...(expireAt && { expireAt: new Date(expireAt) }),
    ...(goal && { goal }),
    ...(variants.length && { variants: variants as { blocks: LandingBlockDraft[] }[] }),
  };
}

function markdownTextsOf({ blocks, variants = [] }: LandingDraft): Record<string, MarkdownText> {
  const lists = [
    { name: 'blocks', blocks },
    ...variants.map((one, at) => ({ ...one, name: `variants.${at}.blocks` })),
  ];
  const texts = lists.flatMap(({ name, blocks: all }) =>
    [...all.entries()].flatMap(([at, block]): [string, MarkdownText][] =>
      block.kind === 'text' ? [[`${name}.${at}.markdown`, { as: 'article', markdown: block.markdown }]] : [],
    ),
  );
  return Object.fromEntries(texts);
}

function findPublishErrors(draft: LandingDraft, publicPath: string | undefined): FieldErrors {
  const errors = fieldErrorsOf(draft, PublishableLanding);
  Object.assign(errors, findBlockErrors(draft.blocks, 'blocks'));
  for (const [at, { blocks }] of (draft.variants ?? []).entries())
    Object.assign(errors, findBlockErrors(blocks, `variants.${at}.blocks`));
  if (draft.variants?.length && !draft.goal) errors.goal = 'Please choose a goal for the variants.';
  if (draft.kind === 'system' && landingPath(draft) !== publicPath)
    errors.slug = 'This page has a fixed URL that can’t be changed or reused.';
  if (draft.expireTo && redirectsToItself(draft.expireTo, draft))
    errors.expireTo = 'A page can’t redirect to itself.';
  return errors;
}

function findBlockErrors(blocks: LandingDraft['blocks'], name: string): FieldErrors {
  const errors: FieldErrors = blocks.length ? {} : { [name]: 'Please add a block.' };
  for (const [at, block] of blocks.entries()) {
    const found = { ...fieldErrorsOf(block, publishableBlock(block)), ...findEmptyFields(block) };
    for (const [field, message] of Object.entries(found)) errors[`${name}.${at}.${field}`] = message;
  }
  return errors;
}

function toExistingRecord(record: LandingPageRecord): ExistingRecord<LandingDraft> {
  const { _id: id, slug, kind, label, searchTitle, description, blocks, expireAt, expireTo = '' } = record;
  const { isDraft, isListed, publishAt: publishedAt, updatedAt, goal, variants, partner } = record;
  const fields = { slug, kind, label, searchTitle, description, blocks, expireTo, isListed };
  const tested = { ...(goal && { goal }), ...(variants && { variants }), ...(partner && { partner }) };
  const draft = { ...fields, ...tested, expireAt: expireAt?.toISOString() ?? null };
  return { id, draft, isPublic: !isDraft, publishedAt, updatedAt };
}
