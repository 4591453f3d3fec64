import { array, boolean, type Infer, integer, object, string } from 'superstruct';
import { choice, endpoint, paged, text } from '../../platform/contracts/endpoint';
import { topics } from '../subscribers/contract';

/** A tag is renamed on at most so many posts at once. */
export const maxRenamedPosts = 500;

const Topic = choice(topics, 'There is no such topic.');

/** A tag of posts. */
export const PostTag = object({
  name: string(),
  /** Posts that have it in their draft. */
  posts: integer(),
  /** Newsletters with a post of this tag begin with these topics. */
  topics: array(Topic),
  /** People who are subscribed to one of the topics. */
  subscribers: integer(),
});
export type PostTag = Infer<typeof PostTag>;

/** All tags of posts in the order of their names; in one page. */
export const PostTagPage = object(paged(PostTag));
export type PostTagPage = Infer<typeof PostTagPage>;

export const PostTagChange = object({
  from: text({ min: 1, max: 60, label: 'The tag' }),
  to: text({ min: 1, max: 40, label: 'The name', message: 'Please enter a name.' }),
  /** Whether `to` is another tag, which the posts get instead. */
  isMerge: boolean(),
});

export const listPostTags = endpoint({
  method: 'GET',
  path: '/admin/post-tags',
  returns: PostTagPage,
  summary: 'Lists the tags of posts by name, with their posts and the newsletter topics tied to them.',
});

export const changePostTag = endpoint({
  method: 'POST',
  path: '/admin/post-tags/changes',
  body: PostTagChange,
  returns: object({
    /** Posts that were changed. */
    posts: integer(),
    tag: string(),
  }),
  summary:
    'Renames a tag on all posts, drafts and published pages alike, or merges it into another one. Topics tied to it follow.',
});

export const getPostTopics = endpoint({
  method: 'GET',
  path: '/admin/post-tags/topics/:post',
  returns: object({ topics: array(Topic) }),
  summary: 'The newsletter topics tied to the tags of a post.',
});
