import type { ContentPage } from '@site/api/content/documents/contract';
import { type PolicyRow, policyPath } from '@site/api/content/policies/contract';
import { mayReadPolicies, mayWritePolicies } from '@site/api/content/policies/policy';
import { formatCount } from '../../formatting/formatCount';
import { binActions } from '../../workbench/contentList/binActions';
import {
  contentExport,
  contentFilters,
  stateColumn,
  writtenColumn,
} from '../../workbench/contentList/contentList';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { policies } from './policiesApi';

/** Policies in every state, last written first. */
export const policyList: ListDefinition<PolicyRow, ContentPage<PolicyRow>> = {
  name: 'policies',
  title: 'Policies',
  about:
    'Privacy policy, terms and other policies. Every publication creates a version that visitors can compare.',
  words: { one: 'policy', many: 'policies' },
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
      onCard: 'left',
      render: ({ counsel }) =>
        counsel ? <span className="ok">{counsel}</span> : <span className="wt">Not reviewed</span>,
    },
    { name: 'Consent', gives: 'late', render: ({ asksAgain }) => (asksAgain ? 'Asks again' : '') },
    {
      name: 'Effective date',
      className: 'm mu',
      gives: 'early',
      isExtra: true,
      render: ({ effective }) => effective,
    },
    writtenColumn,
  ],
  search: { label: 'Search policies', placeholder: 'word or phrase' },
  filters: contentFilters,
  sorts: [{ value: 'written', label: 'last updated first' }],
  useRows: policies.useRows,
  useBulkActions: ({ filters }) => (filters.bin ? inBin : undefined),
  exporting: contentExport(mayReadPolicies, policies),
  figures: ({ total, isMore }) => [{ name: 'Policies', value: formatCount(total, isMore) }],
  firstRun: {
    title: 'No policies yet',
    text: 'Write the first policy. Only the team sees it until it is published.',
  },
  noMatch: ({ q, filters }) => {
    if (filters.bin) return 'No matching policies in the trash.';
    return q ? `No policies match “${q}”.` : 'No matching policies. Remove a filter.';
  },
};

const inBin = binActions(policies, mayWritePolicies);
