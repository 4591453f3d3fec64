import type { PostTag } from '@site/api/audience/postTags/contract';
import { mayEditPostTags } from '@site/api/audience/postTags/policy';
import { topicOptions } from '@site/api/audience/subscribers/contract';
import { Link } from 'react-router-dom';
import { formatCount } from '../../formatting/formatCount';
import { useListPostTagsQuery } from '../../posts/postTagsApi';
import { usePermissions } from '../../session/usePermissions';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { QueryDrawer } from '../../workbench/list/detail/QueryDrawer';
import { FactGrid } from '../../workbench/record/FactGrid';
import { PostTagActions } from './PostTagActions';

/** The open tag of posts. */
export function PostTagDrawer({ id, ...navigation }: DetailDrawerProps) {
  const query = useListPostTagsQuery(undefined);
  const tag = query.currentData?.items.find(({ name }) => name === id);
  const isGone = query.currentData && !tag;
  return (
    <QueryDrawer
      {...navigation}
      result={{ ...query, currentData: tag, error: isGone ? GONE : query.error }}
      name={`Tag ${id}`}
      noun="tag"
      title={tag?.name}
      missingNote="It may have been renamed or merged."
    >
      {(found) => <TagBody key={found.name} tag={found} onRenamed={navigation.onOpen} />}
    </QueryDrawer>
  );
}

const GONE = { status: 404, message: '' };

function TagBody({ tag, onRenamed }: { tag: PostTag; onRenamed: (name: string) => void }) {
  const { name, posts, topics, subscribers } = tag;
  const isAllowed = usePermissions()(mayEditPostTags);
  return (
    <>
      <FactGrid
        facts={[
          {
            name: 'Posts',
            value: <Link to={`/admin/blog?tag=${encodeURIComponent(name)}`}>{formatCount(posts)}</Link>,
          },
          { name: 'Newsletter topic', value: describeTopics(topics) || 'None' },
          ...(topics.length ? [{ name: 'Subscribers of the topic', value: formatCount(subscribers) }] : []),
        ]}
      />
      {isAllowed && <PostTagActions tag={tag} onRenamed={onRenamed} />}
    </>
  );
}

export const describeTopics = (topics: PostTag['topics']) =>
  topicOptions
    .filter(({ value }) => topics.includes(value))
    .map(({ label }) => label)
    .join(', ');
