import { array, define, type Infer, object, size, string } from 'superstruct';
import { documented, endpoint, LARGE_BODY_BYTES, optional, text } from '../../platform/contracts/endpoint';

/** A page whose content comes from the database, such as an article. */
export const Address = object({
  /** Starts with a slash; URL-encoded as in a link. */
  path: documented(
    define<string>('string', (value) => /^\/[\w%~!$&'()*+,;=:@./-]*$/.test(String(value)) || 'No address.'),
    { type: 'string', example: '/blog/a-post' },
  ),
  /** Its name in lists of pages. */
  label: string(),
  /** When its content last changed, ISO 8601. */
  changedAt: string(),
});
export type Address = Infer<typeof Address>;

export const listAddresses = endpoint({
  method: 'GET',
  path: '/addresses',
  returns: array(Address),
  summary: 'Every public page whose content comes from the database.',
});

/** More pages or files than the releases and the shell's folder have together. */
const MAX_PATHS = 1_000;
const paths = () => size(array(text({ min: 1, max: 300 })), 0, MAX_PATHS);

/** A page that lists may name. A pattern such as `/landing/:slug` stands for the documents that it shows. */
const ListedPage = object({
  path: text({ min: 1, max: 300 }),
  label: text({ max: 200 }),
  /** The heading under which it is listed. */
  group: text({ max: 100 }),
});

/** What the live releases serve, at which no redirect may be. */
export const PageAddresses = object({
  /** The path of every page, listed or not. A pattern such as `/landing/:slug` stands for all pages that match it. */
  pages: paths(),
  /** Paths that are served before pages and redirects are looked up: static files, sitemaps, feeds. */
  files: paths(),
  /** The pages that the sitemap lists. They count only from a shell with the public origin of the site. */
  listed: optional(size(array(ListedPage), 0, MAX_PATHS)),
  /** Beginnings of the paths that `robots.txt` blocks because their pages are private. */
  hidden: optional(paths()),
  /** The public origin of the shell. */
  origin: optional(text({ max: 300 })),
});
export type PageAddresses = Infer<typeof PageAddresses>;

export const replacePageAddresses = endpoint({
  method: 'PUT',
  path: '/page-addresses',
  body: PageAddresses,
  maxBodyBytes: LARGE_BODY_BYTES,
  status: 204,
  summary: 'Replaces the list of pages and files that redirects cannot hide, and of the listed pages.',
});
