import {
  optional as absent,
  array,
  boolean,
  define,
  integer,
  nullable,
  Struct,
  string,
  union,
} from 'superstruct';
import { parseUrl } from './parseUrl';

/** An endpoint of the API as data, shared by the server, the browser and the API document. */
export interface Endpoint<Path extends string = string, Body = unknown, Query = unknown, Result = unknown> {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Below `/api`, with `:name` for parameters. */
  path: Path;
  body?: AnyStruct<Body>;
  query?: AnyStruct<Query>;
  returns?: AnyStruct<Result>;
  /** One sentence for the API document. */
  summary: string;
  /** Unknown keys of the body are ignored instead of rejected. */
  tolerant?: true;
  /** The caller must send the version it changes (`If-Match: "3"`). An outdated one answers 412. */
  ifMatch?: true;
  /**
   * The body is multipart with one file, as the part `file`, of at most this size. A public one is also read from
   * visitors, if a GET of the same path allows it.
   */
  file?: { maxBytes: number; isPublic?: true };
  /** The size limit of the JSON body, where it is not 64 kB. */
  maxBodyBytes?: number;
  /** The response is streamed while it is computed and may pause for up to so many milliseconds. */
  maxPauseMs?: number;
  /** The success status, where it is not 200. With 204 there is no body. */
  status?: 201 | 202 | 204 | 302;
  /** The content type of a response that is not JSON. The handler returns a string. */
  contentType?:
    | 'text/plain'
    | 'text/html'
    | 'text/csv'
    | 'text/vcard'
    | 'text/calendar'
    | 'application/xml'
    | 'application/rss+xml'
    | 'application/x-ndjson'
    | 'application/octet-stream';
  /** Request headers for the API document. */
  headers?: Record<string, string>;
}

// biome-ignore lint/suspicious/noExplicitAny: a struct's schema type is irrelevant to who only checks with it
export type AnyStruct<T> = Struct<T, any>;

/** The `:parameters` of a path as an object type. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : unknown;

/** Declares an endpoint with all its types. Omitted types are `undefined`. */
export function endpoint<const Path extends string, Body = undefined, Query = undefined, Result = undefined>(
  data: Endpoint<Path, Body, Query, Result>,
): Endpoint<Path, Body, Query, Result> {
  return data;
}

/** The limit of a document, a table or a report as a JSON body. */
export const LARGE_BODY_BYTES = 512 * 1024;

/** The body of every error response. `message` is always safe to show. */
export interface ApiError {
  success: false;
  message: string;
  code: string;
  fieldErrors?: Record<string, string>;
  requestId: string;
}

/** Additional JSON Schema of a struct. */
export type FieldDoc = Record<string, unknown>;

const docs = new WeakMap<object, FieldDoc>();

/** Adds JSON Schema to a struct for the API document. Must be the outermost wrapper. */
export function documented<S extends object>(struct: S, doc: FieldDoc): S {
  docs.set(struct, doc);
  return struct;
}

/** Marks personal data: the audit log records only that it changed. */
export function personal<S extends object>(struct: S): S {
  return documented(struct, { ...docOf(struct), 'x-personal': true });
}

/** Marks secrets such as codes and tokens: the audit log records only that they changed. */
export function secret<S extends object>(struct: S): S {
  return documented(struct, { ...docOf(struct), 'x-secret': true });
}

export function docOf(struct: object): FieldDoc | undefined {
  return docs.get(struct);
}

/** An optional field. Keeps the struct's documentation, which superstruct's own `optional` loses. */
export function optional<T, S>(struct: Struct<T, S>): Struct<T | undefined, S> {
  const doc = docOf(struct);
  return doc ? documented(absent(struct), doc) : absent(struct);
}

/** One of several shapes. */
export function oneOf<Shapes extends unknown[]>(
  ...structs: { [At in keyof Shapes]: AnyStruct<Shapes[At]> }
): Struct<Shapes[number], AnyStruct<unknown>[]> {
  const struct = union(structs as unknown as [Struct<Shapes[number]>]) as unknown as Struct<
    Shapes[number],
    null
  >;
  return new Struct<Shapes[number], AnyStruct<unknown>[]>({
    ...struct,
    schema: structs as unknown as AnyStruct<unknown>[],
  });
}

interface TextRule {
  min?: number;
  max: number;
  /** The message when the text is missing or too short. */
  message?: string;
  /** The field's name in the message about a text that is too long. */
  label?: string;
  example?: string;
}

/** A text. Surrounding white space and invisible characters do not count toward the minimum. */
export function text({ min = 0, max, message, label = 'This field', example }: TextRule) {
  const struct = define<string>('string', (value) => {
    if (typeof value !== 'string' || visiblePart(value).length < min) {
      return message ?? (min > 1 ? `${label} must be at least ${min} characters.` : `${label} is required.`);
    }
    return value.length <= max || `${label} must be at most ${max} characters.`;
  });
  return documented(struct, { type: 'string', minLength: min, maxLength: max, ...(example && { example }) });
}

/** A text without surrounding white space and invisible characters: zero-width ones, soft hyphens, fillers. */
export const visiblePart = (value: string) => value.replace(invisible, '').trim();

// The empty Braille pattern is the only one that Unicode calls visible.
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

// Runs in linear time: labels are bounded, and each ends in a dot that no label contains.
const mailbox =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what an address must not hold
  /^[^\s@<>()[\]\\,;:"\u0000-\u001f\u007f]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/** An email address with a full domain name; `foo@bar` is rejected. */
export function emailAddress(message = 'Please enter a valid email address.') {
  const struct = define<string>('string', (value) => {
    if (typeof value !== 'string') return message;
    const address = value.trim();
    return (address.length <= 254 && mailbox.test(address)) || message;
  });
  return documented(struct, { type: 'string', format: 'email', maxLength: 254, example: 'dana@example.com' });
}

/** One of the given values. */
export function choice<const Value extends string>(values: readonly Value[], message: string) {
  const struct = define<Value>('string', (value) => values.includes(value as Value) || message);
  return documented(struct, { type: 'string', enum: [...values] });
}

/** The origin of a site as browsers write it: `https`, or `http` on this machine. */
export function webOrigin() {
  const struct = define<string>('string', (value) => isWebOrigin(value) || 'Not the origin of a site.');
  return documented(struct, { type: 'string', example: 'https://partner.example' });
}

export function isWebOrigin(value: unknown): boolean {
  const url = typeof value === 'string' ? parseUrl(value) : undefined;
  if (!url) return false;
  const { origin, protocol, hostname } = url;
  // A host name could contain characters with a meaning in a Content Security Policy.
  if (origin !== value || !/^[\w.-]+$|^\[[\da-f:]+\]$/.test(hostname)) return false;
  return protocol === 'https:' || isLoopback(origin);
}

/** The path of an image of this site, such as `/media/dana.webp`; empty for none. */
export function siteImage() {
  const message = 'Please enter the URL of an image on this site, such as /media/dana.webp.';
  const struct = define<string>('string', (value) => value === '' || isImage(value) || message);
  return documented(struct, { type: 'string', maxLength: 300, example: '/media/dana.webp' });
}

/** A list of URLs that begin with `https://`. */
export function webAddresses(maxItems: number) {
  const struct = textList((value) => {
    if (!Array.isArray(value) || !value.every(isWebAddress))
      return 'Please enter URLs that start with https://.';
    return value.length <= maxItems || `The limit is ${maxItems} links.`;
  });
  const items = { type: 'string', format: 'uri', maxLength: 300 };
  return documented(struct, {
    type: 'array',
    items,
    maxItems,
    example: ['https://www.linkedin.com/in/dana-reyes'],
  });
}

/** A list of strings that is validated as a whole, so that errors belong to the field and not to an item. */
export function textList(judge: (value: unknown) => string | boolean): AnyStruct<string[]> {
  return new Struct<string[], unknown>({ ...define<string[]>('array', judge), schema: string() });
}

function isImage(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    value.length <= 300 &&
    (/^\/(?!\/)[\w./%-]+\.(avif|webp|jpe?g|png|svg)$/i.test(value) ||
      /^\/api\/media\/[0-9a-f]{24}$/.test(value))
  );
}

/** Whether a URL begins with `https://` and has no credentials. */
export function isWebAddress(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 300 || !/^https:\/\/[^\s\\"<>]+$/.test(value)) return false;
  return parseUrl(value)?.username === '';
}

/** Whether a URL points to this machine by plain HTTP. */
export function isLoopback(address: string): boolean {
  const url = parseUrl(address);
  return url?.protocol === 'http:' && LOOPBACK.includes(url.hostname);
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** A time as ISO 8601 text in UTC. */
export function timestamp() {
  const struct = define<string>(
    'string',
    (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  );
  return documented(struct, { type: 'string', format: 'date-time', example: '2026-11-12T15:00:00.000Z' });
}

export function nullableTimestamp() {
  return documented(nullable(timestamp()), { type: ['string', 'null'], format: 'date-time' });
}

/** A calendar day in a query: `2026-11-12`. */
export function calendarDay(message: string) {
  const struct = define<string>('string', (value) => isDay(value) || message);
  return documented(struct, { type: 'string', format: 'date', example: '2026-11-12' });
}

/** A calendar day, `2026-11-12`, from 1900 to 2999: days around the year 10000 would no longer sort as text. */
export function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^(?:19|2\d)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(value);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** A whole number in a query: digits, from `min` to `max`. */
export function integerBetween({ min = 0, max, message }: { min?: number; max: number; message: string }) {
  const struct = define<string>(
    'string',
    (value) =>
      (typeof value === 'string' &&
        /^\d{1,15}$/.test(value) &&
        Number(value) >= min &&
        Number(value) <= max) ||
      message,
  );
  return documented(struct, { type: 'integer', minimum: min, maximum: max });
}

/** Query fields of every paged list: page size (default 25) and cursor. */
export function pageQuery() {
  return {
    limit: optional(integerBetween({ min: 1, max: 100, message: 'The limit must be 1 to 100.' })),
    /** The `nextCursor` of the previous page. */
    cursor: optional(text({ max: 1100, label: 'The cursor' })),
  };
}
export interface PageQuery {
  limit?: string;
  cursor?: string;
}

/**
 * Fields of every paged response. Counting stops at a limit: with `isMore`, there may be more than `total`.
 */
export function paged<T>(item: AnyStruct<T>) {
  return {
    items: array(item),
    nextCursor: documented(nullable(string()), { type: ['string', 'null'] }),
    total: integer(),
    isMore: boolean(),
  };
}

/** The file format of an export. Default: CSV. */
export const tableFormat = () => optional(choice(['csv', 'json'], 'Please choose CSV or JSON.'));

/** A new password, used exactly as entered. The API checks its strength. */
export function newPassword() {
  const struct = define<string>('string', (value) => {
    if (typeof value !== 'string' || !value.length) return 'Please choose a password.';
    const length = [...value].length;
    if (length < passwordLength.min) return `Use at least ${passwordLength.min} characters.`;
    return length <= passwordLength.max || `Use at most ${passwordLength.max} characters.`;
  });
  const { min: minLength, max: maxLength } = passwordLength;
  return documented(struct, { type: 'string', minLength, maxLength, format: 'password', 'x-personal': true });
}

export const passwordLength = { min: 12, max: 128 };

/** The token of an emailed link: 256 bits in base64url. */
export function linkToken() {
  const struct = define<string>(
    'string',
    (value) =>
      (typeof value === 'string' && value.length >= 1 && value.length <= 200) || 'The link is incomplete.',
  );
  return documented(struct, { type: 'string', maxLength: 200, 'x-personal': true });
}
