import { array, define, type Infer, integer, max, min, nullable, object, size, string } from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  optional,
  paged,
  pageQuery,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { parseUrl } from '../../platform/contracts/parseUrl';
import { importEndpoints } from '../imports/contract';

export const redirectCodeOptions = [
  { value: '301', label: '301 · permanent' },
  { value: '302', label: '302 · temporary' },
  { value: '410', label: '410 · gone' },
] as const;

export const redirectMatchOptions = [
  { value: 'exact', label: 'This path only' },
  { value: 'prefix', label: 'This path and everything below it' },
] as const;

const Code = choice(
  redirectCodeOptions.map(({ value }) => value),
  'Please choose 301, 302 or 410.',
);
const Match = choice(
  redirectMatchOptions.map(({ value }) => value),
  'Please choose exact or prefix.',
);

/** A path of this site, without query: `/old/page`. */
const From = documented(
  define<string>(
    'string',
    (value) =>
      (isPath(value) && !/[?#]/.test(value)) || 'Please enter a path on this site, such as /old-page.',
  ),
  { type: 'string', maxLength: 500, example: '/old-page' },
);

/** A path of this site or an external URL; empty for a page that is gone. */
const To = documented(
  define<string>(
    'string',
    (value) =>
      value === '' ||
      isPath(value) ||
      isElsewhere(value) ||
      'Please enter a path on this site or a URL that starts with https://.',
  ),
  { type: 'string', maxLength: 500, example: '/new-page' },
);

const rule = { from: From, match: Match, to: To, code: Code };

/** What happens at an old path: a redirect (301, 302), or the response that it is gone (410). */
export const RedirectRule = object({ id: string(), ...rule });
export type RedirectRule = Infer<typeof RedirectRule>;

export const Redirect = object({
  ...RedirectRule.schema,
  hits: integer(),
  lastHitAt: documented(nullable(timestamp()), { type: ['string', 'null'], format: 'date-time' }),
  /** How it was created. */
  source: choice(['manual', 'slug', 'withdrawn', '404', 'import'], 'No such source.'),
  updatedAt: timestamp(),
  version: integer(),
});
export type Redirect = Infer<typeof Redirect>;

export const RedirectDraft = object({
  ...rule,
  source: optional(choice(['manual', '404'], 'No such source.')),
});
export type RedirectDraft = Infer<typeof RedirectDraft>;

export const RedirectQuery = object({
  q: optional(text({ max: 100, label: 'The search' })),
  code: optional(Code),
  ...pageQuery(),
});
export type RedirectQuery = Infer<typeof RedirectQuery>;

export const RedirectPage = object(paged(Redirect));
export type RedirectPage = Infer<typeof RedirectPage>;

export const RedirectHits = object({
  hits: size(
    array(object({ id: text({ min: 1, max: 40 }), count: max(min(integer(), 1), 1_000_000) })),
    1,
    500,
  ),
});
export type RedirectHits = Infer<typeof RedirectHits>;

export const listRedirects = endpoint({
  method: 'GET',
  path: '/admin/redirects',
  query: RedirectQuery,
  returns: RedirectPage,
  summary: 'Lists redirects by path, 25 per page unless `limit` (1 to 100) says otherwise.',
});

export const exportRedirects = endpoint({
  method: 'GET',
  path: '/admin/redirects/export',
  contentType: 'text/csv',
  returns: string(),
  summary: 'Exports all redirects as a table that can be imported again.',
});

export const getRedirect = endpoint({
  method: 'GET',
  path: '/admin/redirects/:id',
  returns: Redirect,
  summary: 'One redirect.',
});

export const createRedirect = endpoint({
  method: 'POST',
  path: '/admin/redirects',
  body: RedirectDraft,
  returns: Redirect,
  status: 201,
  summary: 'Adds a redirect; refused if it makes a loop or chain or hides a page.',
});

export const editRedirect = endpoint({
  method: 'PATCH',
  path: '/admin/redirects/:id',
  body: RedirectDraft,
  returns: Redirect,
  ifMatch: true,
  summary: 'Changes a redirect; refused if it makes a loop or chain or hides a page.',
});

export const deleteRedirect = endpoint({
  method: 'DELETE',
  path: '/admin/redirects/:id',
  ifMatch: true,
  status: 204,
  summary: 'Deletes a redirect.',
});

/** The import of a table with the columns from, to, code and match. Code and match are optional. */
export const redirectImport = importEndpoints({ path: '/admin/redirects', word: 'redirect' });

export const createRedirectHits = endpoint({
  method: 'POST',
  path: '/redirect-hits',
  body: RedirectHits,
  status: 204,
  summary: 'Counts how often redirects were followed.',
});

function isPath(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 500 && /^\/(?!\/)[^\s\\]*$/.test(value);
}

function isElsewhere(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 500 || !/^https:\/\/[^\s\\]+$/.test(value)) return false;
  return parseUrl(value)?.username === '';
}
