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
    'What the firm promises, as its pages show it. Every publication is a version that stays as it is, for everybody to compare.',
  words: { one: 'policy', many: 'policies' },
  keyOf: ({ id }) => id,
  nameOf: ({ label }) => label || 'Without a title',
  columns: [
    {
      name: 'Policy',
      render: ({ label, slug, path }) => (
        <>
          <b>{label || 'Without a title'}</b>
          <span>{path ?? (slug && policyPath(slug))}</span>
        </>
      ),
    },
    stateColumn,
    {
      name: 'Counsel',
      onCard: 'left',
      render: ({ counsel }) =>
        counsel ? <span className="ok">{counsel}</span> : <span className="wt">has not read it</span>,
    },
    { name: 'Consent', gives: 'late', render: ({ asksAgain }) => (asksAgain ? 'asks again' : '') },
    {
      name: 'In force from',
      className: 'm mu',
      gives: 'early',
      isExtra: true,
      render: ({ effective }) => effective,
    },
    writtenColumn,
  ],
  search: { label: 'Search policies by their words', placeholder: 'a word of a policy' },
  filters: contentFilters,
  sorts: [{ value: 'written', label: 'last written first' }],
  useRows: policies.useRows,
  useBulkActions: ({ filters }) => (filters.bin ? inBin : undefined),
  exporting: contentExport(mayReadPolicies, policies),
  figures: ({ total, isMore }) => [{ name: 'Policies', value: formatCount(total, isMore) }],
  firstRun: {
    title: 'No policies yet',
    text: 'Write what you promise. Only you and the team see it until it is published.',
  },
  noMatch: ({ q, filters }) => {
    if (filters.bin) return 'Nothing like that is in the bin.';
    return q ? `No policy mentions “${q}”.` : 'No policy is in that state.';
  },
};

const inBin = binActions(policies, mayWritePolicies);
