import {
  array,
  boolean,
  define,
  type Infer,
  integer,
  literal,
  nonempty,
  nullable,
  object,
  string,
  type,
} from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  nullableTimestamp,
  secret,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';

/** The state of the connection, as people see it. */
export const connectionStates = [
  'not_connected',
  'no_property',
  'connected',
  'key_rejected',
  'not_enabled',
  'no_access',
  'unavailable',
] as const;
export type ConnectionState = (typeof connectionStates)[number];

/** Google returns so many rows a day and kind, 25,000 at a time. */
export const MAX_READ = 50_000;
/** Those with the most impressions are stored. */
export const MAX_STORED = 5_000;
/** The days of an import. */
export const IMPORT_DAYS = 28;

const Property = object({
  /** `https://www.example.com/`, or `sc-domain:example.com` for a whole domain. */
  url: string(),
  /** Whether the service account may read its figures. */
  isReadable: boolean(),
  /** Whether this site is in it. */
  isThisSite: boolean(),
});
export type Property = Infer<typeof Property>;

export const ConnectionImport = object({
  at: timestamp(),
  from: string(),
  to: string(),
  /** Rows that are stored. */
  queries: integer(),
  pages: integer(),
  /** URLs of other sites, which a property of a whole domain has. */
  otherUrls: integer(),
});

/** The service account that reads Google Search Console. */
export const SearchConsoleConnection = object({
  state: choice(connectionStates, 'No such state.'),
  /** Why it doesn't work; empty if it does. */
  reason: string(),
  /** A server on this machine stands in for Google. */
  isDemo: boolean(),
  /** The email address to add as a user in Search Console. */
  clientEmail: string(),
  /** The end of the key’s ID; the key is never shown. */
  last4: string(),
  /** What the account can see. */
  properties: array(Property),
  /** The one that is read; empty before it is chosen. */
  property: string(),
  connectedBy: string(),
  connectedAt: nullableTimestamp(),
  checkedAt: nullableTimestamp(),
  /** The latest import that succeeded. */
  imported: documented(nullable(ConnectionImport), { type: ['object', 'null'] }),
  isImporting: boolean(),
  nextAt: nullableTimestamp(),
  version: integer(),
});
export type SearchConsoleConnection = Infer<typeof SearchConsoleConnection>;

const MAX_CHARACTERS = 10_000;

const KeyParts = type({
  type: literal('service_account'),
  client_email: nonempty(string()),
  private_key_id: nonempty(string()),
  private_key: nonempty(string()),
});

const NO_KEY = 'This isn’t the JSON key of a service account. Paste the whole file, from { to }.';

/** Why a text isn't the JSON key of a service account; undefined if it is. */
function findKeyFault(text: string): string | undefined {
  if (!text.trim()) return 'Please enter the JSON key.';
  if (text.length > MAX_CHARACTERS) return 'This is too long for the JSON key of a service account.';
  const value = parse(text);
  if (typeof value !== 'object' || value === null) return NO_KEY;
  if ('web' in value || 'installed' in value)
    return 'This is the file of an OAuth client. Create a key of a service account instead.';
  if (!KeyParts.is(value)) return NO_KEY;
  if (!/^[^\s@]{1,100}@[a-z\d.-]{1,150}\.gserviceaccount\.com$/.test(value.client_email))
    return 'The client_email in this file isn’t that of a service account.';
  if (!/^[\w-]{4,100}$/.test(value.private_key_id)) return 'The private_key_id in this file isn’t valid.';
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const KeyFile = documented(
  define<string>('string', (value) =>
    typeof value === 'string' ? (findKeyFault(value) ?? true) : 'Please enter the JSON key.',
  ),
  { type: 'string', minLength: 1, maxLength: MAX_CHARACTERS },
);

export const SearchConsoleKey = object({
  /** The JSON key of a service account, as Google Cloud creates it. */
  key: secret(KeyFile),
});
export type SearchConsoleKey = Infer<typeof SearchConsoleKey>;

export const SearchConsoleProperty = object({
  property: text({ min: 1, max: 500, label: 'The property', message: 'Please choose a property.' }),
});
export type SearchConsoleProperty = Infer<typeof SearchConsoleProperty>;

const path = '/admin/search-console/connection';
const changed = { returns: SearchConsoleConnection, ifMatch: true } as const;

export const getSearchConsoleConnection = endpoint({
  method: 'GET',
  path,
  returns: SearchConsoleConnection,
  summary: 'The state of the connection to Google Search Console. The key is never returned.',
});

export const connectSearchConsole = endpoint({
  ...changed,
  method: 'POST',
  path: `${path}/connect`,
  body: SearchConsoleKey,
  summary:
    'Checks the key of a service account and stores it, or replaces the one of a connection. 422 if Google rejects it.',
});

export const chooseSearchConsoleProperty = endpoint({
  ...changed,
  method: 'PATCH',
  path,
  body: SearchConsoleProperty,
  summary: 'Chooses the property that is read, and starts an import.',
});

export const testSearchConsole = endpoint({
  method: 'POST',
  path: `${path}/test`,
  returns: SearchConsoleConnection,
  summary: 'Checks the stored key, and what the service account can see.',
});

export const importFromSearchConsole = endpoint({
  method: 'POST',
  path: `${path}/import`,
  returns: SearchConsoleConnection,
  summary: 'Starts an import now, beside the daily one.',
});

export const disconnectSearchConsole = endpoint({
  ...changed,
  method: 'DELETE',
  path,
  summary: 'Deletes the key and the figures that were imported with it. Those of files are in use again.',
});
