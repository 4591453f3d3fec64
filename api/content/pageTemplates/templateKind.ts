import { fieldErrorsOf } from '../../platform/http/validate';
import type { ContentKind, FieldErrors } from '../documents/ContentKind';
import { storedDrafts } from '../documents/publishedDraft';
import { composedSource } from './composed/composedPages';
import {
  COMPOSED_PAGES,
  findComposedProblem,
  isBuiltIn,
  PublishableTemplate,
  TemplateDraft,
  type TemplateRow,
  templateContent,
} from './contract';
import { PageTemplate } from './model';
import { mayReadTemplates, mayWriteTemplates } from './policy';
import { checkInThread } from './rendering/templateThreads';

/** Page templates as a kind of document. They have no page; publishing checks a template and stores that version. */
export const templateKind: ContentKind<TemplateDraft, TemplateRow> = {
  ...storedDrafts(PageTemplate),
  name: 'page template',
  contract: templateContent,
  draft: TemplateDraft,
  mayRead: mayReadTemplates,
  mayWrite: mayWriteTemplates,
  labelOf: ({ label }) => label,
  pathOf: () => undefined,
  searchTextOf: ({ label, slug, about }) => [label, slug, about].join(' '),
  filterValuesOf: () => ({}),
  rowFieldsOf: ({ about, uses }) => ({ about, uses }),
  exportColumns: ['about', 'uses'],
  findPublishErrors,
  cache: composedSource,
  hasSlugPattern: true,
  isBuiltIn: ({ slug }) => isBuiltIn(slug),
  isUnique: ({ slug }) => slug === COMPOSED_PAGES,
  duplicate: (draft, slug) => ({ ...draft, slug, label: `${draft.label} (copy)`.slice(0, 200) }),
};

async function findPublishErrors(draft: TemplateDraft): Promise<FieldErrors> {
  const errors = fieldErrorsOf(draft, PublishableTemplate);
  if (!draft.blocks.length) errors.blocks = 'Please add a block.';
  const problem = draft.slug === COMPOSED_PAGES && findComposedProblem(draft.blocks);
  if (problem) errors.blocks = problem;
  const names = draft.fields.map(({ name }) => name);
  for (const [at, name] of names.entries()) {
    if (!/^[a-z][a-z0-9_]*$/.test(name))
      errors[`fields.${at}.name`] ??= 'Use lowercase letters, digits and underscores, such as offer_name.';
    else if (names.indexOf(name) !== at) errors[`fields.${at}.name`] = 'Another variable has this name.';
  }
  return { ...(await checkInThread(draft)), ...errors };
}
