import type { ContentPage } from '@site/api/content/documents/contract';
import { COMPOSED_PAGES, type SubjectKind, type TemplateRow } from '@site/api/content/pageTemplates/contract';
import { mayReadTemplates, mayWriteTemplates } from '@site/api/content/pageTemplates/policy';
import { formatCount } from '../../formatting/formatCount';
import { bulkPublishing } from '../../workbench/contentList/bulkPublishing';
import {
  contentExport,
  contentFilters,
  lastEditedColumn,
  stateColumn,
} from '../../workbench/contentList/contentColumns';
import { trashActions } from '../../workbench/contentList/trashActions';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { templateLists } from './templateLists';
import { templates } from './templatesApi';

/** The list of page templates in every state, last changed first. */
export const templateList: ListDefinition<TemplateRow, ContentPage<TemplateRow>> = {
  name: 'template-generator',
  title: 'Page templates',
  description:
    'What new landing pages start from, what pages are generated from, and the texts of default landing pages.',
  nouns: { one: 'page template', many: 'page templates' },
  keyOf: ({ id }) => id,
  nameOf: ({ label }) => label || 'Untitled',
  columns: [
    {
      name: 'Template',
      render: ({ label, about }) => (
        <>
          <b>{label || 'Untitled'}</b>
          <span>{about}</span>
        </>
      ),
    },
    stateColumn,
    { name: 'Used for', cardPosition: 'left', render: nameUse },
    {
      name: 'Varies by',
      hides: 'early',
      render: ({ uses }) => uses.map((kind) => SUBJECT_LABELS[kind as SubjectKind]).join(', ') || '–',
    },
    lastEditedColumn,
  ],
  search: { label: 'Search page templates', placeholder: 'name or description' },
  filters: contentFilters,
  relatedLists: templateLists,
  sorts: [{ value: 'written', label: 'last updated first' }],
  useRows: templates.useRows,
  exportOptions: contentExport(mayReadTemplates, templates),
  useBulkActions: ({ filters }) => (filters.bin ? inTrash : edits),
  figures: ({ total, isMore }) => [{ name: 'Templates', value: formatCount(total, isMore) }],
  emptyState: {
    title: 'No page templates yet',
    text: 'Write a landing page once, with variables for the service, industry and service area, and preview its pages.',
  },
  noMatchText: ({ q, filters }) => {
    if (filters.bin) return 'No matching page templates in the trash.';
    return q ? `No page templates match “${q}”.` : 'No matching page templates. Remove a filter.';
  },
};

/** What a published template is used for. */
function nameUse({ slug, uses }: TemplateRow): string {
  if (slug === COMPOSED_PAGES) return 'Default\u00a0landing\u00a0pages';
  return uses.length ? 'Generated pages' : 'New\u00a0landing\u00a0pages';
}

const inTrash = {
  ...trashActions(templates, mayWriteTemplates),
  skippedText: (count: string) => `${count} skipped: built in, changed in the meantime, or not reached.`,
};
const edits = bulkPublishing(templates, mayWriteTemplates, undefined, {
  publish: 'They can be used right away. Incomplete ones are skipped.',
  withdraw:
    'They can’t be used until someone publishes them again. Existing pages stay, and default landing pages get their original texts back.',
});

export const SUBJECT_LABELS = { service: 'Service', industry: 'Industry', place: 'Service area' } as const;
