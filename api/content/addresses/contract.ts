import { array, define, type Infer, object, string } from 'superstruct';
import { documented, endpoint } from '../../platform/contracts/endpoint';

/** A page that data adds to the site, such as an article. */
export const Address = object({
  /** Begins with a slash; written as in a link. */
  path: documented(
    define<string>('string', (value) => /^\/[\w%~!$&'()*+,;=:@./-]*$/.test(String(value)) || 'No address.'),
    { type: 'string', example: '/blog/a-post' },
  ),
  /** What lists of pages call it. */
  label: string(),
  /** When its content changed last, ISO 8601. */
  changedAt: string(),
});
export type Address = Infer<typeof Address>;

export const listAddresses = endpoint({
  method: 'GET',
  path: '/addresses',
  returns: array(Address),
  summary: 'Every public page that data adds to the site.',
});

/** Where the server that answers pages names what stands where, as `PageAddresses`. */
export const PAGE_ADDRESSES_FILE = '/page-addresses.json';

export const PageAddresses = object({
  /** The path of every page there is, listed or not; a pattern such as `/landing/:slug` stands for all of its own. */
  pages: array(string()),
  /** What is answered before any page or redirect is looked for: files of the site, lists of its pages, feeds. */
  files: array(string()),
});
export type PageAddresses = Infer<typeof PageAddresses>;
