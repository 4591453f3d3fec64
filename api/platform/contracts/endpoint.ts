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

/**
 * One call of the API as plain data, shared by the server that answers it, the browser that makes it
 * and the document that describes it.
 */
export interface Endpoint<Path extends string = string, Body = unknown, Query = unknown, Result = unknown> {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Below `/api`, with `:name` for parameters. */
  path: Path;
  body?: AnyStruct<Body>;
  query?: AnyStruct<Query>;
  returns?: AnyStruct<Result>;
  /** One sentence for the API document. */
  summary: string;
  /** Keys of the body that the contract does not know are ignored instead of refused. */
  tolerant?: true;
  /** The caller names the version it changes (`If-Match: "3"`); an older one answers 412. */
  ifMatch?: true;
  /** The call brings one file of at most so many bytes, as the part `file` of a multipart body, and nothing else. */
  file?: { most: number };
  /** The status of success where it is not 200; 204 answers nothing. */
  status?: 201 | 202 | 204;
  /** The type of an answer that is not JSON; such an answer is a string. */
  media?:
    | 'text/plain'
    | 'text/html'
    | 'text/csv'
    | 'text/vcard'
    | 'application/xml'
    | 'application/rss+xml'
    | 'application/x-ndjson';
  /** Headers of the request that matter, described for the API document. */
  headers?: Record<string, string>;
}

// biome-ignore lint/suspicious/noExplicitAny: a struct's schema type is irrelevant to who only checks with it
export type AnyStruct<T> = Struct<T, any>;

/** The names of the `:parameters` in a path, as an object type. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : unknown;

/** Writes an endpoint down with all its types kept; what is left out is `undefined`. */
export function endpoint<const Path extends string, Body = undefined, Query = undefined, Result = undefined>(
  data: Endpoint<Path, Body, Query, Result>,
): Endpoint<Path, Body, Query, Result> {
  return data;
}

/** The body of every answer that is not a success. `message` is always safe to show. */
export interface ApiError {
  success: false;
  message: string;
  code: string;
  fieldErrors?: Record<string, string>;
  requestId: string;
}

/** What a struct cannot tell about itself, as a piece of JSON Schema. */
export type FieldDoc = Record<string, unknown>;

const docs = new WeakMap<object, FieldDoc>();

/** Adds to a struct what the API document should say about it. Must be the outermost wrapper. */
export function documented<S extends object>(struct: S, doc: FieldDoc): S {
  docs.set(struct, doc);
  return struct;
}

/** Marks what tells about a person: the audit log says only that it changed. */
export function personal<S extends object>(struct: S): S {
  return documented(struct, { ...docOf(struct), 'x-personal': true });
}

/** Marks what opens a door, such as a code or a token: the audit log says only that it changed. */
export function secret<S extends object>(struct: S): S {
  return documented(struct, { ...docOf(struct), 'x-secret': true });
}

export function docOf(struct: object): FieldDoc | undefined {
  return docs.get(struct);
}

/** A field that may be left out. What its struct tells the API document stays, which the library's own would lose. */
export function optional<T, S>(struct: Struct<T, S>): Struct<T | undefined, S> {
  const doc = docOf(struct);
  return doc ? documented(absent(struct), doc) : absent(struct);
}

/** One of several shapes. */
export function either<Shapes extends unknown[]>(
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
  /** What the person reads when the text is missing or too short. */
  says?: string;
  /** The field's name in the sentence about a text that is too long. */
  label?: string;
  example?: string;
}

/** A text whose length counts without the white space around it; too short and missing read the same. */
export function text({ min = 0, max, says, label = 'This field', example }: TextRule) {
  const struct = define<string>('string', (value) => {
    if (typeof value !== 'string' || value.trim().length < min) {
      return says ?? (min > 1 ? `${label} must be at least ${min} characters.` : `${label} is required.`);
    }
    return value.length <= max || `${label} must be at most ${max} characters.`;
  });
  return documented(struct, { type: 'string', minLength: min, maxLength: max, ...(example && { example }) });
}

// Linear in time: labels are bounded and each ends in a dot that a label cannot hold.
const mailbox =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what an address must not hold
  /^[^\s@<>()[\]\\,;:"\u0000-\u001f\u007f]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/** A mail address with a full domain name; `foo@bar` is refused. */
export function emailAddress(says = 'Please enter a valid email address.') {
  const struct = define<string>('string', (value) => {
    if (typeof value !== 'string') return says;
    const address = value.trim();
    return (address.length <= 254 && mailbox.test(address)) || says;
  });
  return documented(struct, { type: 'string', format: 'email', maxLength: 254, example: 'dana@example.com' });
}

/** One of the given words. */
export function choice<const Value extends string>(values: readonly Value[], says: string) {
  const struct = define<Value>('string', (value) => values.includes(value as Value) || says);
  return documented(struct, { type: 'string', enum: [...values] });
}

/** Scheme, host and port of a site, as a browser writes them: `https`, or `http` on this machine. */
export function webOrigin() {
  const struct = define<string>('string', (value) => isWebOrigin(value) || 'Not the origin of a site.');
  return documented(struct, { type: 'string', example: 'https://partner.example' });
}

export function isWebOrigin(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { origin, protocol, hostname } = new URL(value);
  // A host may hold signs that mean something else in a policy.
  if (origin !== value || !/^[\w.-]+$|^\[[\da-f:]+\]$/.test(hostname)) return false;
  return protocol === 'https:' || isLoopback(value);
}

/** The address of a picture of this site, such as `/media/dana.webp`; empty where there is none. */
export function sitePicture() {
  const says = 'Please enter the URL of an image on this site, such as /media/dana.webp.';
  const struct = define<string>('string', (value) => value === '' || isPicture(value) || says);
  return documented(struct, { type: 'string', maxLength: 300, example: '/media/dana.webp' });
}

/** A few addresses that begin with `https://`. */
export function webAddresses(most: number) {
  const struct = texts((value) => {
    if (!Array.isArray(value) || !value.every(isWebAddress))
      return 'Please enter URLs that start with https://.';
    return value.length <= most || `At most ${most} links, please.`;
  });
  const items = { type: 'string', format: 'uri', maxLength: 300 };
  return documented(struct, {
    type: 'array',
    items,
    maxItems: most,
    example: ['https://www.linkedin.com/in/dana-reyes'],
  });
}

/** A list of texts that is judged as a whole, so that what is wrong with one of them is said of the field. */
export function texts(judge: (value: unknown) => string | boolean): AnyStruct<string[]> {
  return new Struct<string[], unknown>({ ...define<string[]>('array', judge), schema: string() });
}

function isPicture(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    value.length <= 300 &&
    (/^\/(?!\/)[\w./%-]+\.(avif|webp|jpe?g|png|svg)$/i.test(value) ||
      /^\/api\/media\/[0-9a-f]{24}$/.test(value))
  );
}

function isWebAddress(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 300 || !/^https:\/\/[^\s\\"<>]+$/.test(value)) return false;
  return URL.canParse(value) && !new URL(value).username;
}

/** Whether an address is one of this machine, by plain HTTP. */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && LOOPBACK.includes(hostname);
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** A moment as an ISO 8601 text in UTC. */
export function moment() {
  const struct = define<string>(
    'string',
    (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  );
  return documented(struct, { type: 'string', format: 'date-time', example: '2026-11-12T15:00:00.000Z' });
}

export function nullableMoment() {
  return documented(nullable(moment()), { type: ['string', 'null'], format: 'date-time' });
}

/** A day of the calendar, as a query carries it: `2026-11-12`. */
export function calendarDay(says: string) {
  const struct = define<string>('string', (value) => isDay(value) || says);
  return documented(struct, { type: 'string', format: 'date', example: '2026-11-12' });
}

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(value);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** A whole number as a query carries it: digits, from `min` to `max`. */
export function wholeNumber({ min = 0, max, says }: { min?: number; max: number; says: string }) {
  const struct = define<string>(
    'string',
    (value) =>
      (typeof value === 'string' &&
        /^\d{1,15}$/.test(value) &&
        Number(value) >= min &&
        Number(value) <= max) ||
      says,
  );
  return documented(struct, { type: 'integer', minimum: min, maximum: max });
}

/** What every list that goes in pages may be asked: how many (25 unless told), and from which place on. */
export function pageQuery() {
  return {
    limit: optional(wholeNumber({ min: 1, max: 100, says: 'The limit must be 1 to 100.' })),
    /** The `nextCursor` of the page before. */
    cursor: optional(text({ max: 1100, label: 'The cursor' })),
  };
}
export interface PageQuery {
  limit?: string;
  cursor?: string;
}

/**
 * The fields of every answer that lists in pages: the items, the way on, and how many there are in all. Nobody counts
 * further than anybody reads a list: where `isMore` is true, there may be more than `total`.
 */
export function paged<T>(item: AnyStruct<T>) {
  return {
    items: array(item),
    nextCursor: documented(nullable(string()), { type: ['string', 'null'] }),
    total: integer(),
    isMore: boolean(),
  };
}

/** As what a list is handed out: a table for spreadsheets unless it says otherwise. */
export const tableFormat = () => optional(choice(['csv', 'json'], 'Please choose CSV or JSON.'));

/**
 * A password that somebody chooses, kept to the letter: spaces count, and nothing is cut off. Whether it is hard enough
 * to guess is judged by the API when it arrives.
 */
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

/** The secret of a link that was sent by mail: 256 bits in base64url. */
export function linkToken() {
  const struct = define<string>(
    'string',
    (value) =>
      (typeof value === 'string' && value.length >= 1 && value.length <= 200) || 'The link is not whole.',
  );
  return documented(struct, { type: 'string', maxLength: 200, 'x-personal': true });
}
