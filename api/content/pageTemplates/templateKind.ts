import type { Model } from 'mongoose';
import { staleWhileRevalidate } from '../../platform/cache/staleWhileRevalidate';
import { fieldErrorsOf } from '../../platform/http/validate';
import type { ContentKind, FieldErrors } from '../documents/ContentKind';
import { PublishableTemplate, TemplateDraft, type TemplateRow, templateContent } from './contract';
import { PageTemplate, type TemplateRecord } from './model';
import { mayReadTemplates, mayWriteTemplates } from './policy';
import { checkInThread } from './templateThreads';

const publishedTemplates = staleWhileRevalidate(
  () => PageTemplate.find({ isPublished: true }).sort({ _id: 1 }).lean<TemplateRecord[]>(),
  2000,
);

/** Page templates as a kind of document. They have no page; publishing checks a template and keeps that version. */
export const templateKind: ContentKind<TemplateDraft, TemplateRow> = {
  name: 'page template',
  contract: templateContent,
  draft: TemplateDraft,
  mayRead: mayReadTemplates,
  mayWrite: mayWriteTemplates,
  model: PageTemplate as unknown as Model<{ _id: string; slug: string }>,
  labelOf: ({ label }) => label,
  pathOf: () => undefined,
  searchTextOf: ({ label, slug, about }) => [label, slug, about].join(' '),
  filterValuesOf: () => ({}),
  rowFieldsOf: ({ about, uses }) => ({ about, uses }),
  exportColumns: ['about', 'uses'],
  findPublishErrors,
  publish: ({ id, draft, publishedAt, version }) =>
    PageTemplate.updateOne(
      { _id: id },
      { $set: { slug: draft.slug, draft, isPublished: true, publishedAt, version } },
      { upsert: true },
    ),
  withdraw: (id) => PageTemplate.updateOne({ _id: id }, { isPublished: false }),
  duplicate: (draft, slug) => ({ ...draft, slug, label: `${draft.label} (copy)`.slice(0, 200) }),
  existingRecords: async () =>
    (await PageTemplate.find().lean<TemplateRecord[]>()).map(
      ({ _id: id, draft, isPublished: isPublic, publishedAt, updatedAt }) => ({
        id,
        draft,
        isPublic,
        publishedAt,
        updatedAt,
      }),
    ),
  cache: publishedTemplates,
  listAddresses: async () => [],
};

async function findPublishErrors(draft: TemplateDraft): Promise<FieldErrors> {
  const errors = fieldErrorsOf(draft, PublishableTemplate);
  if (!draft.blocks.length) errors.blocks = 'Please add a block.';
  const names = draft.fields.map(({ name }) => name);
  for (const [at, name] of names.entries()) {
    if (!/^[a-z][a-z0-9_]*$/.test(name))
      errors[`fields.${at}.name`] ??= 'Use small letters, digits and underscores, such as offer_name.';
    else if (names.indexOf(name) !== at) errors[`fields.${at}.name`] = 'Another variable has this name.';
  }
  return { ...(await checkInThread(draft)), ...errors };
}
