import type { CaseStudyRow } from '@site/api/content/caseStudies/contract';
import { mayReadCaseStudies, mayWriteCaseStudies } from '@site/api/content/caseStudies/policy';
import type { ContentPage } from '@site/api/content/documents/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { industries } from '@site/shell/paths';
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
import { caseStudies } from './caseStudiesApi';

/** The list of case studies in every state, last changed first. */
export const caseStudyList: ListDefinition<CaseStudyRow, ContentPage<CaseStudyRow>> = {
  name: 'case-studies',
  title: 'Case studies',
  description: 'What changed for a client, with results and the client’s consent. Drafts stay private.',
  nouns: { one: 'case study', many: 'case studies' },
  keyOf: ({ id }) => id,
  nameOf: ({ label }) => label || 'Untitled',
  columns: [
    {
      name: 'Case study',
      render: ({ label, client }) => (
        <>
          <b>{label || 'Untitled'}</b>
          <span>{client}</span>
        </>
      ),
    },
    stateColumn,
    {
      name: 'Consent',
      cardPosition: 'left',
      render: ({ consentOn }) =>
        consentOn ? (
          <span className="ok">Given {dateFormat.calendarDate(consentOn)}</span>
        ) : (
          <span className="wt">No consent on file</span>
        ),
    },
    {
      name: 'Industry',
      hides: 'early',
      render: ({ industry }) => industries.find(({ slug }) => slug === industry)?.label,
    },
    { name: 'Home page', hides: 'early', render: ({ heroFigure }) => (heroFigure ? 'Linked figure' : '') },
    lastEditedColumn,
  ],
  search: { label: 'Search case studies', placeholder: 'title, client or industry' },
  filters: [
    ...contentFilters,
    {
      name: 'industry',
      label: 'Industry',
      before: 'in',
      any: 'any industry',
      choices: industries.map(({ slug, label }) => ({ value: slug, label })),
    },
  ],
  sorts: [{ value: 'written', label: 'last updated first' }],
  useRows: caseStudies.useRows,
  exportOptions: contentExport(mayReadCaseStudies, caseStudies),
  useBulkActions: ({ filters }) => (filters.bin ? inTrash : edits),
  figures: ({ total, isMore }) => [{ name: 'Case studies', value: formatCount(total, isMore) }],
  emptyState: {
    title: 'No case studies yet',
    text: 'Describe what changed for a client, and publish it once the client agrees. Without one, the website has no case study page.',
  },
  noMatchText: ({ q, filters }) => {
    if (filters.bin) return 'No matching case studies in the trash.';
    return q ? `No case studies match “${q}”.` : 'No matching case studies. Remove a filter.';
  },
};

const inTrash = trashActions(caseStudies, mayWriteCaseStudies);
const edits = bulkPublishing(caseStudies, mayWriteCaseStudies);
