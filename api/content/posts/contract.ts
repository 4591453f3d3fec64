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
  moment,
  nullableMoment,
  optional,
  text,
  wholeNumber,
} from '../../platform/contracts/endpoint';
import { ContentRow, contentEndpoints, PlainSlug, previewHeader } from '../documents/contract';

/** A place in a picture, as shares of its width and height from the upper left corner. */
const Focal = object({ x: min(max(number(), 1), 0), y: min(max(number(), 1), 0) });

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
  /** What the cover shows; empty where it is decoration. */
  imageAlt: string(),
  /** What of it must stay in view. */
  focal: Focal,
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

/** What a post may end in: the one tool or assessment that belongs to its subject. */
export const closingTools = [
  'password-strength',
  'email-security',
  'domain-security',
  'phishing-detection',
  'BusinessTechCheck',
  'healthcare-security',
] as const;
export type ClosingTool = (typeof closingTools)[number];

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
  closing: choice(closingTools, 'There is no such tool.'),
  /** What search engines are told instead of title and summary, where it is not empty. */
  seo: object({ title: string(), description: string() }),
});
export type Post = Infer<typeof Post>;

export const listPosts = endpoint({
  method: 'GET',
  path: '/blog/posts',
  returns: array(PostSummary),
  summary: 'The newest hundred published posts, newest first; older ones are in the register.',
});

/** One page of all published posts, by word and subject. */
export const PostIndex = object({
  /** The newest post, above the first page of what nobody searched in. */
  lead: documented(nullable(PostSummary), { type: ['object', 'null'] }),
  rows: array(PostSummary),
  /** How many posts match on all pages, and how many there are. */
  found: integer(),
  total: integer(),
  /** One beyond the last is the last. */
  page: integer(),
  pages: integer(),
  /** The first page, those around this one, the last: which days each spans, newest first. */
  steps: array(object({ number: integer(), newest: moment(), oldest: moment() })),
  /** The subjects used most, with how many posts each has. */
  subjects: array(object({ tag: string(), count: integer() })),
});
export type PostIndex = Infer<typeof PostIndex>;

export const getPostIndex = endpoint({
  method: 'GET',
  path: '/blog/register',
  query: object({
    q: optional(text({ max: 100, label: 'The search' })),
    tag: optional(text({ max: 60, label: 'The subject' })),
    page: optional(wholeNumber({ min: 1, max: 999_999, says: 'There is no such page.' })),
  }),
  returns: PostIndex,
  summary: 'A page of all published posts, newest first, by words and by subject.',
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
  media: 'application/rss+xml',
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
};

/** A post as its author has it so far: any of its texts may be empty. */
export const PostDraft = object({
  title: text({ max: 300, label: 'The title' }),
  slug: text({ max: 200, label: 'The slug' }),
  summary: text({ max: 1000, label: 'The summary' }),
  markdown: text({ max: 200_000, label: 'The text' }),
  ...sharedFields,
  tags: size(array(text({ max: 60, label: 'A tag' })), 0, 20),
  author: text({ max: 120, label: 'The author' }),
  /** The date that visitors read, where it is not the moment of the first publication. */
  publicDate: optional(nullableMoment()),
});
export type PostDraft = Infer<typeof PostDraft>;

/** A file of this site; empty for a post without a cover. */
const Cover = define<string>(
  'string',
  (value) =>
    value === '' ||
    /^\/(?!\/)[^\s?#\\]*$/.test(String(value)) ||
    'The cover image must be an image on this site.',
);

const PastMoment = define<string>(
  'string',
  (value) =>
    Date.parse(String(value)) <= Date.now() ||
    'The publish date is in the future. To publish later, schedule the post.',
);

/** A post that is whole enough to be public. Its tool and what search engines show are chosen for it where they are empty. */
export const PublishablePost = object({
  title: text({ min: 1, max: 200, says: 'Please enter a title.', label: 'The title' }),
  slug: PlainSlug,
  summary: text({ min: 1, max: 500, says: 'Please enter a summary.', label: 'The summary' }),
  markdown: text({ min: 1, max: 200_000, says: 'Please enter some text.', label: 'The text' }),
  ...sharedFields,
  image: Cover,
  tags: array(text({ min: 1, max: 40, says: 'A tag is a word.', label: 'A tag' })),
  author: text({ min: 1, max: 80, says: 'Please enter an author.', label: 'The author' }),
  publicDate: optional(nullable(PastMoment)),
});

/** A post of which nothing is written yet. */
export const emptyPost: PostDraft = {
  ...{ title: '', slug: '', summary: '', markdown: '', image: '', imageAlt: '', author: '', closing: '' },
  focal: { x: 0.5, y: 0.5 },
  tags: [],
  seo: { title: '', description: '' },
};

/** A post as the team lists it. */
export const PostRow = object({
  ...ContentRow.schema,
  tags: array(string()),
  author: string(),
  image: string(),
});
export type PostRow = Infer<typeof PostRow>;

/** Under which tags and authors the team's posts are filed: most used first, a hundred each at the most. */
export const PostFilterOptions = object({ tag: array(string()), author: array(string()) });
export type PostFilterOptions = Infer<typeof PostFilterOptions>;

export const getPostFilterOptions = endpoint({
  method: 'GET',
  path: '/admin/blog/filing',
  returns: PostFilterOptions,
  summary: 'The tags and authors by which the list of posts can be narrowed.',
});

/** What the team does with posts. */
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
