import type { ContentPage } from '@site/api/content/documents/contract';
import type { PostFilterOptions, PostRow } from '@site/api/content/posts/contract';
import { mayReadPosts, mayWritePosts } from '@site/api/content/posts/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { paths } from '@site/shell/paths';
import { formatCount } from '../../formatting/formatCount';
import { postLists } from '../../posts/postLists';
import { bulkPublishing } from '../../workbench/contentList/bulkPublishing';
import {
  contentExport,
  contentFilters,
  lastEditedColumn,
  stateColumn,
  viewsColumn,
} from '../../workbench/contentList/contentColumns';
import { trashActions } from '../../workbench/contentList/trashActions';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { posts, useGetPostFilterOptionsQuery } from './postsApi';

/** The list of posts in every state, last changed first. */
export const postList: ListDefinition<PostRow, ContentPage<PostRow>> = {
  name: 'blog',
  title: 'Blog',
  description: 'Posts for The Foundry. Drafts stay private until someone publishes them.',
  nouns: { one: 'post', many: 'posts' },
  keyOf: ({ id }) => id,
  nameOf: ({ label }) => label || 'Untitled',
  columns: [
    {
      name: 'Post',
      render: ({ label, slug, path }) => (
        <>
          <b>{label || 'Untitled'}</b>
          <span>{path ?? (slug && paths.post(slug))}</span>
        </>
      ),
    },
    stateColumn,
    {
      name: 'Tags',
      className: 'words',
      cardPosition: 'left',
      hides: 'late',
      render: ({ tags }) => tags.join(', '),
    },
    { name: 'Author', className: 'words', hides: 'early', render: ({ author }) => author },
    {
      name: 'Published',
      className: 'm mu',
      hides: 'early',
      render: ({ publishedAt }) => (publishedAt ? dateFormat.inList(publishedAt) : ''),
    },
    viewsColumn,
    lastEditedColumn,
  ],
  search: { label: 'Search posts', placeholder: 'word or phrase' },
  filters: [
    ...contentFilters,
    {
      name: 'tag',
      label: 'Tag',
      before: 'with',
      any: 'any tag',
      choices: [],
      useChoices: () => useFiling('tag'),
    },
    {
      name: 'author',
      label: 'Author',
      before: 'by',
      any: 'any author',
      choices: [],
      useChoices: () => useFiling('author'),
    },
  ],
  sorts: [{ value: 'written', label: 'last updated first' }],
  useRows: posts.useRows,
  relatedLists: postLists,
  exportOptions: contentExport(mayReadPosts, posts),
  useBulkActions: ({ filters }) => (filters.bin ? inTrash : edits),
  figures: ({ total, isMore }) => [{ name: 'Posts', value: formatCount(total, isMore) }],
  emptyState: {
    title: 'No posts yet',
    text: 'Write the first post. Only the team sees it until it is published.',
  },
  noMatchText: ({ q, filters }) => {
    if (filters.bin) return 'No matching posts in the trash.';
    return q ? `No posts match “${q}”.` : 'No matching posts. Remove a filter.';
  },
};

const inTrash = trashActions(posts, mayWritePosts);
const edits = bulkPublishing(posts, mayWritePosts);

function useFiling(name: keyof PostFilterOptions) {
  const { data } = useGetPostFilterOptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (data?.[name] ?? []).map((value) => ({ value, label: value }));
}
