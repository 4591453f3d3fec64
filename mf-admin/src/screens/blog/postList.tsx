import type { ContentPage } from '@site/api/content/documents/contract';
import type { PostFilterOptions, PostRow } from '@site/api/content/posts/contract';
import { mayReadPosts, mayWritePosts } from '@site/api/content/posts/policy';
import * as moments from '@site/shell/moments';
import { paths } from '@site/shell/paths';
import { formatCount } from '../../formatting/formatCount';
import { binActions } from '../../workbench/contentList/binActions';
import { bulkPublishing } from '../../workbench/contentList/bulkPublishing';
import {
  contentExport,
  contentFilters,
  stateColumn,
  viewsColumn,
  writtenColumn,
} from '../../workbench/contentList/contentList';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { posts, useGetPostFilterOptionsQuery } from './postsApi';

/** Posts in every state, last written first. */
export const postList: ListDefinition<PostRow, ContentPage<PostRow>> = {
  name: 'blog',
  title: 'Blog',
  about: 'Posts for The Foundry. Drafts stay private until someone publishes them.',
  words: { one: 'post', many: 'posts' },
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
      onCard: 'left',
      gives: 'late',
      render: ({ tags }) => tags.join(', '),
    },
    { name: 'Author', className: 'words', gives: 'early', render: ({ author }) => author },
    {
      name: 'Published',
      className: 'm mu',
      gives: 'early',
      render: ({ publishedAt }) => (publishedAt ? moments.inList(publishedAt) : ''),
    },
    viewsColumn,
    writtenColumn,
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
  exporting: contentExport(mayReadPosts, posts),
  useBulkActions: ({ filters }) => (filters.bin ? inBin : edits),
  figures: ({ total, isMore }) => [{ name: 'Posts', value: formatCount(total, isMore) }],
  firstRun: {
    title: 'No posts yet',
    text: 'Write the first post. Only the team sees it until it is published.',
  },
  noMatch: ({ q, filters }) => {
    if (filters.bin) return 'No matching posts in the trash.';
    return q ? `No posts match “${q}”.` : 'No matching posts. Remove a filter.';
  },
};

const inBin = binActions(posts, mayWritePosts);
const edits = bulkPublishing(posts, mayWritePosts);

function useFiling(name: keyof PostFilterOptions) {
  const { data } = useGetPostFilterOptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (data?.[name] ?? []).map((value) => ({ value, label: value }));
}
