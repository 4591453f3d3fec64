import { array, define, type Infer, object, string } from 'superstruct';
import { documented, endpoint } from '../../platform/contracts/endpoint';

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

/** The file in which the page server lists its pages and files, as `PageAddresses`. */
export const PAGE_ADDRESSES_FILE = '/page-addresses.json';

export const PageAddresses = object({
  /** The path of every page, listed or not. A pattern such as `/landing/:slug` stands for all pages that match it. */
  pages: array(string()),
  /** Paths that are served before pages and redirects are looked up: static files, sitemaps, feeds. */
  files: array(string()),
});
export type PageAddresses = Infer<typeof PageAddresses>;
