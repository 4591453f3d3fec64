import type { PostTag, PostTagPage } from '@site/api/audience/postTags/contract';
import { mayEditPostTags } from '@site/api/audience/postTags/policy';
import { formatCount } from '../../formatting/formatCount';
import { postLists } from '../../posts/postLists';
import { useListPostTagsQuery } from '../../posts/postTagsApi';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import { ByPermission } from '../../workbench/screen/ByPermission';
import { describeTopics, PostTagDrawer } from './PostTagDrawer';

export { PostTagsScreen as Component };

/** The tags of posts: rename and merge. */
export function PostTagsScreen() {
  return <ListScreen list={postTagList} />;
}

const postTagList: ListDefinition<PostTag, PostTagPage> = {
  name: 'post-tags',
  title: 'Post tags',
  description: (
    <ByPermission needs={mayEditPostTags} otherwise="Labels for posts.">
      Labels for posts. Rename or merge them here on all posts at once. To tag a post, open it.
    </ByPermission>
  ),
  nouns: { one: 'tag', many: 'tags' },
  keyOf: ({ name }) => name,
  nameOf: ({ name }) => name,
  windowTitle: ({ name }) => name,
  columns: [
    { name: 'Name', render: ({ name }) => <b>{name}</b> },
    {
      name: 'Posts',
      className: 'm',
      cardPosition: 'left',
      isNamedOnCard: true,
      render: ({ posts }) => formatCount(posts),
    },
    {
      name: 'Newsletter topic',
      cardPosition: 'right',
      isNamedOnCard: true,
      render: ({ topics }) => describeTopics(topics) || '–',
    },
    {
      name: 'Subscribers',
      className: 'm',
      hides: 'early',
      render: ({ topics, subscribers }) => (topics.length ? formatCount(subscribers) : ''),
    },
  ],
  filters: [],
  sorts: [{ value: 'name', label: 'by name' }],
  useRows: () => useListPostTagsQuery(undefined, { refetchOnMountOrArgChange: true }),
  emptyState: {
    title: 'No tags yet',
    text: 'Tags group posts by subject. Add them in the settings of a post.',
  },
  noMatchText: () => 'No more tags on this page.',
  relatedLists: postLists,
  Drawer: PostTagDrawer,
};
