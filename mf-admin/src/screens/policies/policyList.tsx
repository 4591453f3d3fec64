import type { ContentPage } from '@site/api/content/documents/contract';
import type { PolicyRow } from '@site/api/content/policies/contract';
import { policyPath } from '@site/api/content/policies/paths';
import { mayReadPolicies, mayWritePolicies } from '@site/api/content/policies/policy';
import { formatCount } from '../../formatting/formatCount';
import {
  contentExport,
  contentFilters,
  lastEditedColumn,
  stateColumn,
} from '../../workbench/contentList/contentColumns';
import { trashActions } from '../../workbench/contentList/trashActions';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { policies } from './policiesApi';

/** The list of policies in every state, last changed first. */
export const policyList: ListDefinition<PolicyRow, ContentPage<PolicyRow>> = {
  name: 'policies',
  title: 'Policies',
  description:
    'Privacy policy, terms and other policies. Every publication creates a version that visitors can compare.',
  nouns: { one: 'policy', many: 'policies' },
  keyOf: ({ id }) => id,
  nameOf: ({ label }) => label || 'Untitled',
  columns: [
    {
      name: 'Policy',
      render: ({ label, slug, path }) => (
        <>
          <b>{label || 'Untitled'}</b>
          <span>{path ?? (slug && policyPath(slug))}</span>
        </>
      ),
    },
    stateColumn,
    {
      name: 'Legal review',
      cardPosition: 'left',
      render: ({ counsel }) =>
        counsel ? <span className="ok">{counsel}</span> : <span className="wt">Not reviewed</span>,
    },
    { name: 'Consent', hides: 'late', render: ({ asksAgain }) => (asksAgain ? 'Asks again' : '') },
    {
      name: 'Effective date',
      className: 'm mu',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ effective }) => effective,
    },
    lastEditedColumn,
  ],
  search: { label: 'Search policies', placeholder: 'word or phrase' },
  filters: contentFilters,
  sorts: [{ value: 'written', label: 'last updated first' }],
  useRows: policies.useRows,
  useBulkActions: ({ filters }) => (filters.bin ? inTrash : undefined),
  exportOptions: contentExport(mayReadPolicies, policies),
  figures: ({ total, isMore }) => [{ name: 'Policies', value: formatCount(total, isMore) }],
  emptyState: {
    title: 'No policies yet',
    text: 'Write the first policy. Only the team sees it until it is published.',
  },
  noMatchText: ({ q, filters }) => {
    if (filters.bin) return 'No matching policies in the trash.';
    return q ? `No policies match “${q}”.` : 'No matching policies. Remove a filter.';
  },
};

const inTrash = trashActions(policies, mayWritePolicies);
