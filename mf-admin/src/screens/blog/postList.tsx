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
  about: 'What the team writes for The Foundry. Nothing is public before somebody publishes it.',
  words: { one: 'post', many: 'posts' },
  keyOf: ({ id }) => id,
  nameOf: ({ label }) => label || 'Without a title',
  columns: [
    {
      name: 'Post',
      render: ({ label, slug, path }) => (
        <>
          <b>{label || 'Without a title'}</b>
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
  search: { label: 'Search posts by their words', placeholder: 'a word of a post' },
  filters: [
    ...contentFilters,
    {
      name: 'tag',
      label: 'Tag',
      before: 'about',
      any: 'any subject',
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
  sorts: [{ value: 'written', label: 'last written first' }],
  useRows: posts.useRows,
  exporting: contentExport(mayReadPosts, posts),
  useBulkActions: ({ filters }) => (filters.bin ? inBin : edits),
  figures: ({ total, isMore }) => [{ name: 'Posts', value: formatCount(total, isMore) }],
  firstRun: {
    title: 'No posts yet',
    text: 'Write what the team knows. Only you and the team see it until it is published.',
  },
  noMatch: ({ q, filters }) => {
    if (filters.bin) return 'Nothing like that is in the bin.';
    return q ? `No post mentions “${q}”.` : 'No post is like that.';
  },
};

const inBin = binActions(posts, mayWritePosts);
const edits = bulkPublishing(posts, mayWritePosts);

function useFiling(name: keyof PostFilterOptions) {
  const { data } = useGetPostFilterOptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (data?.[name] ?? []).map((value) => ({ value, label: value }));
}
