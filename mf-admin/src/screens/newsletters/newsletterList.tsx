import type { NewsletterRow } from '@site/api/audience/newsletters/contract';
import { mayReadNewsletters, mayWriteNewsletters } from '@site/api/audience/newsletters/policy';
import type { ContentPage } from '@site/api/content/documents/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { formatCount } from '../../formatting/formatCount';
import { newsletterLists } from '../../newsletters/newsletterLists';
import { contentExport, contentFilters, lastEditedColumn } from '../../workbench/contentList/contentColumns';
import { trashActions } from '../../workbench/contentList/trashActions';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { formatTopics, stateLabels } from './newsletterLabels';
import { newsletters } from './newslettersApi';

/** The list of newsletters in every state, last changed first. They are sent one at a time, not in bulk. */
export const newsletterList: ListDefinition<NewsletterRow, ContentPage<NewsletterRow>> = {
  name: 'newsletters',
  title: 'Newsletters',
  description: 'Emails to subscribers, made of posts, texts and buttons. Each newsletter is sent once.',
  relatedLists: newsletterLists,
  nouns: { one: 'newsletter', many: 'newsletters' },
  keyOf: ({ id }) => id,
  nameOf: ({ label }) => label || 'Untitled',
  columns: [
    {
      name: 'Newsletter',
      render: ({ label, preheader }) => (
        <>
          <b>{label || 'Untitled'}</b>
          <span>{preheader}</span>
        </>
      ),
    },
    {
      name: 'Status',
      cardPosition: 'corner',
      render: ({ state, binnedAt, publishAt }) => {
        if (binnedAt) return <span className="no">In trash</span>;
        if (publishAt && state === 'scheduled')
          return <span className="wt">Scheduled for {dateFormat.inSentence(publishAt)}</span>;
        return <span className={stateLabels[state].mark}>{stateLabels[state].label}</span>;
      },
    },
    {
      name: 'Sent',
      className: 'm',
      cardPosition: 'left',
      render: ({ publishedAt }) => publishedAt && dateFormat.inList(publishedAt),
    },
    {
      name: 'Topics',
      hides: 'early',
      render: ({ topics, hasSegment }) => `${formatTopics(topics)}${hasSegment ? ', a segment' : ''}`,
    },
    lastEditedColumn,
  ],
  search: { label: 'Search newsletters', placeholder: 'subject or preview text' },
  filters: contentFilters.map((filter) =>
    filter.name === 'state'
      ? {
          ...filter,
          choices: filter.choices.map(({ value }) => ({
            value,
            label: stateLabels[value as NewsletterRow['state']].label,
          })),
        }
      : filter,
  ),
  sorts: [{ value: 'written', label: 'last updated first' }],
  useRows: newsletters.useRows,
  exportOptions: contentExport(mayReadNewsletters, newsletters),
  useBulkActions: ({ filters }) => (filters.bin ? inTrash : undefined),
  figures: ({ total, isMore }) => [{ name: 'Newsletters', value: formatCount(total, isMore) }],
  emptyState: {
    title: 'No newsletters yet',
    text: 'Choose posts, add an introduction, and send them to your subscribers.',
  },
  noMatchText: ({ q, filters }) => {
    if (filters.bin) return 'No matching newsletters in the trash.';
    return q ? `No newsletters match “${q}”.` : 'No matching newsletters. Remove a filter.';
  },
};

const inTrash = trashActions(newsletters, mayWriteNewsletters);
