import { array, boolean, type Infer, integer, nullable, object, string } from 'superstruct';
import { documented, endpoint, moment } from '../../wire';

/** A post as lists show it. `createdAt` is the moment it was published. */
export const PostSummary = object({
  id: string(),
  title: string(),
  summary: string(),
  slug: documented(string(), { type: 'string', example: 'what-a-patch-window-is-for' }),
  /** The address of the cover, or null. */
  image: documented(nullable(string()), {
    type: ['string', 'null'],
    example: '/api/media/covers/a-post.svg',
  }),
  published: boolean(),
  createdAt: moment(),
  tags: array(string()),
  readingMinutes: integer(),
  author: string(),
});
export type PostSummary = Infer<typeof PostSummary>;

export const PostHeading = object({ id: string(), text: string(), level: integer() });
export type PostHeading = Infer<typeof PostHeading>;

const PostLink = object({ slug: string(), title: string() });

/** A whole post. `html` is sanitised; `headings` are its second and third level, for a list of contents. */
export const Post = object({
  ...PostSummary.schema,
  html: string(),
  headings: array(PostHeading),
  updatedAt: moment(),
  /** At most three, most tags in common first. */
  related: array(PostSummary),
  /** The one published before. */
  previous: documented(nullable(PostLink), { type: ['object', 'null'] }),
  /** The one published after. */
  next: documented(nullable(PostLink), { type: ['object', 'null'] }),
});
export type Post = Infer<typeof Post>;

export const listPosts = endpoint({
  method: 'GET',
  path: '/blog/posts',
  returns: array(PostSummary),
  summary: 'Every published post, newest first.',
});

export const getPost = endpoint({
  method: 'GET',
  path: '/blog/posts/:slug',
  returns: Post,
  summary: 'One published post, rendered.',
});

export const getFeed = endpoint({
  method: 'GET',
  path: '/blog/rss.xml',
  returns: string(),
  media: 'application/rss+xml',
  summary: 'The latest posts as RSS.',
});
