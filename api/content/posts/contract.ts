import {
  array,
  boolean,
  define,
  type Infer,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  size,
  string,
} from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  integerBetween,
  nullableTimestamp,
  optional,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { ContentRow, contentEndpoints, focusPhrase, PlainSlug, previewHeader } from '../documents/contract';

/** The focal point of an image, as fractions of width and height from the top left corner. */
const Focal = object({ x: min(max(number(), 1), 0), y: min(max(number(), 1), 0) });

/** A post as lists show it. `createdAt` is when it was published. */
export const PostSummary = object({
  id: string(),
  title: string(),
  summary: string(),
  slug: documented(string(), { type: 'string', example: 'what-a-patch-window-is-for' }),
  /** The URL of the cover, or null. */
  image: documented(nullable(string()), {
    type: ['string', 'null'],
    example: '/api/media/covers/a-post.svg',
  }),
  /** The alternative text of the cover; empty if it is decorative. */
  imageAlt: string(),
  /** The point of the cover that must stay in view. */
  focal: Focal,
  published: boolean(),
  createdAt: timestamp(),
  tags: array(string()),
  readingMinutes: integer(),
  author: string(),
});
export type PostSummary = Infer<typeof PostSummary>;

export const PostHeading = object({ id: string(), text: string(), level: integer() });
export type PostHeading = Infer<typeof PostHeading>;

const PostLink = object({ slug: string(), title: string() });

/** The tools and assessments that a post may link to at its end. */
export const closingTools = [
  'password-strength',
  'email-security',
  'domain-security',
  'phishing-detection',
  'BusinessTechCheck',
  'healthcare-security',
] as const;
export type ClosingTool = (typeof closingTools)[number];

/** A post as its page shows it. `html` is sanitized; `headings` are those of level two and three. */
export const Post = object({
  ...PostSummary.schema,
  html: string(),
  headings: array(PostHeading),
  updatedAt: timestamp(),
  /** At most three posts, most tags in common first. */
  related: array(PostSummary),
  /** The post published before it. */
  previous: documented(nullable(PostLink), { type: ['object', 'null'] }),
  /** The post published after it. */
  next: documented(nullable(PostLink), { type: ['object', 'null'] }),
  closing: choice(closingTools, 'There is no such tool.'),
  /** For search engines, instead of title and summary; empty fields are not used. */
  seo: object({ title: string(), description: string() }),
});
export type Post = Infer<typeof Post>;

export const listPosts = endpoint({
  method: 'GET',
  path: '/blog/posts',
  returns: array(PostSummary),
  summary: 'The newest 100 published posts, newest first; the post index has all of them.',
});

/** One page of all published posts, filtered by search text and tag. */
export const PostIndex = object({
  /** The newest post, which the first page without a filter shows above the rows. */
  lead: documented(nullable(PostSummary), { type: ['object', 'null'] }),
  rows: array(PostSummary),
  /** Number of matching posts on all pages, and of all posts. */
  found: integer(),
  total: integer(),
  /** A number beyond the last page is the last page. */
  page: integer(),
  pages: integer(),
  /** The pages to link to: the first, those around this one, and the last, with the dates of their posts. */
  steps: array(object({ number: integer(), newest: timestamp(), oldest: timestamp() })),
  /** The most used tags, with their number of posts. */
  subjects: array(object({ tag: string(), count: integer() })),
});
export type PostIndex = Infer<typeof PostIndex>;

export const getPostIndex = endpoint({
  method: 'GET',
  path: '/blog/index',
  query: object({
    q: optional(text({ max: 100, label: 'The search' })),
    tag: optional(text({ max: 60, label: 'The subject' })),
    page: optional(integerBetween({ min: 1, max: 999_999, message: 'There is no such page.' })),
  }),
  returns: PostIndex,
  summary: 'One page of all published posts, newest first, filtered by search text and tag.',
});

export const getPost = endpoint({
  method: 'GET',
  path: '/blog/posts/:slug',
  returns: Post,
  headers: previewHeader,
  summary: 'One published post, rendered.',
});

export const getFeed = endpoint({
  method: 'GET',
  path: '/blog/rss.xml',
  returns: string(),
  contentType: 'application/rss+xml',
  summary: 'The latest posts as RSS.',
});

const sharedFields = {
  image: text({ max: 500, label: 'The cover image' }),
  imageAlt: text({ max: 300, label: 'The alt text' }),
  focal: Focal,
  closing: choice(['', ...closingTools], 'There is no such tool.'),
  seo: object({
    title: text({ max: 200, label: 'The meta title' }),
    description: text({ max: 400, label: 'The meta description' }),
  }),
  focusPhrase: focusPhrase(),
};

/** The draft of a post; any of its texts may be empty. */
export const PostDraft = object({
  title: text({ max: 300, label: 'The title' }),
  slug: text({ max: 200, label: 'The slug' }),
  summary: text({ max: 1000, label: 'The summary' }),
  markdown: text({ max: 200_000, label: 'The text' }),
  ...sharedFields,
  tags: size(array(text({ max: 60, label: 'A tag' })), 0, 20),
  author: text({ max: 120, label: 'The author' }),
  /** The publication date that visitors see, if it differs from the first publication. */
  publicDate: optional(nullableTimestamp()),
});
export type PostDraft = Infer<typeof PostDraft>;

/** The path of a file of this site; empty for a post without a cover. */
const Cover = define<string>(
  'string',
  (value) =>
    value === '' ||
    /^\/(?!\/)[^\s?#\\]*$/.test(String(value)) ||
    'The cover image must be an image on this site.',
);

const PastTime = define<string>(
  'string',
  (value) =>
    Date.parse(String(value)) <= Date.now() ||
    'The publish date is in the future. To publish later, schedule the post.',
);

/** A post that can be published. Closing tool and search fields have defaults where they are empty. */
export const PublishablePost = object({
  title: text({ min: 1, max: 200, message: 'Please enter a title.', label: 'The title' }),
  slug: PlainSlug,
  summary: text({ min: 1, max: 500, message: 'Please enter a summary.', label: 'The summary' }),
  markdown: text({ min: 1, max: 200_000, message: 'Please enter some text.', label: 'The text' }),
  ...sharedFields,
  image: Cover,
  tags: array(text({ min: 1, max: 40, message: 'A tag is a word.', label: 'A tag' })),
  author: text({ min: 1, max: 80, message: 'Please enter an author.', label: 'The author' }),
  publicDate: optional(nullable(PastTime)),
});

/** An empty post. */
export const emptyPost: PostDraft = {
  title: '',
  slug: '',
  summary: '',
  markdown: '',
  image: '',
  imageAlt: '',
  author: '',
  closing: '',
  focal: { x: 0.5, y: 0.5 },
  tags: [],
  seo: { title: '', description: '' },
};

/** A post as members list it. */
export const PostRow = object({
  ...ContentRow.schema,
  tags: array(string()),
  author: string(),
  image: string(),
});
export type PostRow = Infer<typeof PostRow>;

/** The tags and authors that posts can be filtered by, most used first; at most 100 each. */
export const PostFilterOptions = object({ tag: array(string()), author: array(string()) });
export type PostFilterOptions = Infer<typeof PostFilterOptions>;

export const getPostFilterOptions = endpoint({
  method: 'GET',
  path: '/admin/blog/filing',
  returns: PostFilterOptions,
  summary: 'The tags and authors that posts can be filtered by.',
});

/** The endpoints for posts as documents. */
export const postContent = contentEndpoints({
  path: '/admin/blog',
  word: 'post',
  draft: PostDraft,
  row: PostRow,
  filters: {
    tag: optional(text({ max: 60, label: 'The tag' })),
    author: optional(text({ max: 120, label: 'The author' })),
  },
});
