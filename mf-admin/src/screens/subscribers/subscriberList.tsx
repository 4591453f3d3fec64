import {
  type SubscriberPage,
  type SubscriberSummary,
  subscriberAgeOptions,
  subscriberSourceOptions,
  subscriberStateOptions,
} from '@site/api/audience/management/contract';
import { mayExportSubscribers } from '@site/api/audience/management/policy';
import { topicOptions } from '@site/api/audience/subscribers/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { formatCount } from '../../formatting/formatCount';
import type { ListDefinition, ListView } from '../../workbench/list/definition/ListDefinition';
import { SubscriberDrawer } from './SubscriberDrawer';
import { SubscriberImport } from './SubscriberImport';
import { SubscriberStateBadge, stateLabel } from './SubscriberStateBadge';
import { describeTopics, sourceLabel } from './subscriberLabels';
import { subscriberLists } from './subscriberLists';
import { exportSubscribers, useListSubscribersQuery } from './subscribersApi';
import { useSubscriberBulkActions } from './useSubscriberBulkActions';

/** The list of newsletter subscribers. */
export const subscriberList: ListDefinition<SubscriberSummary, SubscriberPage> = {
  name: 'subscribers',
  title: 'Subscribers',
  description: 'People who get new articles by email, with proof of consent.',
  nouns: { one: 'subscriber', many: 'subscribers' },
  keyOf: ({ id }) => id,
  nameOf: ({ email }) => email,
  windowTitle: ({ email }) => email,
  columns: [
    {
      name: 'Email',
      render: ({ email }) => <b>{email}</b>,
    },
    { name: 'Status', cardPosition: 'left', render: ({ state }) => <SubscriberStateBadge state={state} /> },
    {
      name: 'Topics',
      hides: 'late',
      cardPosition: 'right',
      render: ({ topics }) => describeTopics(topics),
    },
    { name: 'Source', hides: 'early', render: ({ source }) => sourceLabel(source) },
    {
      name: 'Added',
      sorts: { ascending: 'oldest', descending: 'newest' },
      className: 'm mu',
      cardPosition: 'corner',
      render: ({ addedAt }) => dateFormat.inList(addedAt),
    },
    {
      name: 'Confirmed',
      className: 'm mu',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ confirmedAt }) => (confirmedAt ? dateFormat.inList(confirmedAt) : 'No'),
    },
  ],
  search: { label: 'Search subscribers by email address', placeholder: 'email address' },
  filters: [
    {
      name: 'state',
      label: 'Status',
      before: 'with status',
      any: 'any',
      choices: subscriberStateOptions,
    },
    { name: 'topic', label: 'Topic', before: 'on', any: 'any topic', choices: topicOptions },
    {
      name: 'source',
      label: 'Source',
      before: 'from',
      any: 'any source',
      choices: subscriberSourceOptions,
    },
    { name: 'added', label: 'Added', before: 'added in', any: 'any period', choices: subscriberAgeOptions },
  ],
  sorts: [
    { value: 'newest', label: 'newest first' },
    { value: 'oldest', label: 'oldest first' },
  ],
  tabs: {
    filter: 'state',
    label: 'Status',
    all: 'All subscribers',
    countsOf: ({ counts }) => counts,
    atLeastOf: ({ atLeast }) => atLeast,
  },
  useRows: (query) => useListSubscribersQuery({ query }, { refetchOnMountOrArgChange: true }),
  figures: ({ counts, atLeast }) =>
    (['active', 'pending', 'paused'] as const).map((state) => ({
      name: stateLabel(state),
      value: formatCount(counts[state], atLeast.includes(state)),
    })),
  emptyState: {
    title: 'No subscribers yet',
    text: 'People who subscribe on the blog or in the footer appear here. They get emails once they confirm.',
  },
  noMatchText: noMatch,
  relatedLists: subscriberLists,
  Actions: SubscriberImport,
  exportOptions: {
    needs: mayExportSubscribers,
    formats: ['csv', 'json'],
    fetchFile: exportSubscribers,
    note: 'The file contains personal details. Share it with care.',
  },
  useBulkActions: useSubscriberBulkActions,
  Drawer: SubscriberDrawer,
};

/** For members who do not see addresses, and so cannot search them. */
export const maskedSubscriberList: typeof subscriberList = { ...subscriberList, search: undefined };

function noMatch({ q, filters, cursor }: ListView): string {
  if (cursor) return 'No more subscribers on this page.';
  if (q) return `No subscribers match “${q}”. Enter the beginning of an email address or domain.`;
  if (filters.topic || filters.source || filters.added) return 'No matching subscribers. Remove a filter.';
  return `No subscribers with status “${stateLabel(filters.state ?? '')}”.`;
}
