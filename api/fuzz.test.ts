import fc from 'fast-check';
import mongoose from 'mongoose';
import { exampleReceipt } from './audience/consent/example';
import { exampleNewsletterDraft } from './audience/newsletters/example';
import { exampleSequenceDraft } from './audience/sequences/example';
import { exampleSubscriptionDraft } from './audience/subscribers/example';
import { exampleConversion, exampleTrackedBooking } from './bookings/conversions/example';
import { exampleBookingDraft } from './bookings/example';
import { exampleLandingDraft } from './content/landingPages/example';
import { exampleLocationDraft } from './content/locations/example';
import { exampleTemplateDraft } from './content/pageTemplates/example';
import { examplePolicyDraft } from './content/policies/example';
import { examplePostDraft } from './content/posts/example';
import { exampleSwapTestDraft } from './content/swapTest/example';
import { exampleBatch } from './insights/events/example';
import { exampleContext, exampleEnquiry } from './leads/enquiries/example';
import { exampleFormDraft } from './leads/forms/example';
import { listRoutes } from './listRoutes';
import { type JsonSchema, toJsonSchema } from './openapi/toJsonSchema';
import { HttpError } from './platform/errors/HttpError';
import { validate } from './platform/http/validate';
import { createLead, createMember, type Reply, startServer, type TestServer, type Visitor } from './testing';
import { SearchConsoleStandIn } from './testing/searchConsole/SearchConsoleStandIn';
import { exampleSubmission } from './tools/assessments/example';

let server: TestServer;
let owner: Visitor;
let reference: string;
let documentId: string;
beforeAll(async () => {
  // Nothing answers there.
  const variables = { SEARCH_CONSOLE_ORIGIN: 'http://127.0.0.1:9' };
  server = await startServer(variables, { hasJobs: false });
  const { email, password } = await createMember({ role: 'owner' });
  owner = server.visitor();
  await owner.signIn(email, password);
  reference = (await createLead()).reference;
  documentId = (await owner.post('/api/admin/blog', examplePostDraft())).body.id;
});
afterAll(() => server.stop());

/** Characters that no valid text contains, and syntax of other systems. */
const unfit = ['em-\u0000', '\u001b[2J', '\u0085', '\r\nX: y', '\ufffe', 'em-\udc00\ud800'];
const foreign = ['__proto__', '{"$ne":1}', 'em-(\\'];
const rare = ['\u0000', '\u2028', '\u202e', '\ud800', 'constructor', '$where', "';--", '%', 'a'.repeat(9000)];
const odds = [...unfit, ...foreign];
/**
 * The values to try at one position: all of them in a long run, else one. The start depends on the call, so
 * that fields of the same name get different values in different calls.
 */
const oddValues = (call: Call, position: number) =>
  process.env.LONG ? odds : [odds[(calls.indexOf(call) + position) % odds.length] ?? ''];
/** Valid bodies where the contract's examples are not enough. */
const knownBodies: Record<string, Record<string, unknown>> = {
  // Classified as spam, so that no emails are sent.
  '/contact': { ...exampleEnquiry(), website: 'x' },
  '/contact/:reference/context': exampleContext(),
  '/bookings': exampleBookingDraft(),
  '/conversions/track': exampleTrackedBooking(),
  '/conversions': exampleConversion(),
  '/events': exampleBatch(),
  '/consent': { ...exampleReceipt(), hutk: '0123456789abcdef'.repeat(2) },
  '/subscribe': { ...exampleSubscriptionDraft() },
  '/assessments/:slug/submissions': exampleSubmission(),
  '/forms/:slug': { answers: [{ key: 'email', value: 'dana@example.com' }] },
  '/admin/forms': exampleFormDraft(),
  '/admin/forms/:id': exampleFormDraft(),
  '/admin/leads/:reference': { status: 'won' },
  '/admin/leads/bulk': { matching: { q: 'dana', status: 'new', count: 1, change: { status: 'won' } } },
  '/admin/subscribers/bulk': { action: 'unsubscribe', note: 'By phone', matching: { q: 'dana', count: 1 } },
  '/admin/leads/:reference/notes': { text: 'A note.' },
  '/admin/leads/:reference/replies': { subject: 'Hello', text: 'A reply.' },
  '/admin/leads/:reference/tasks': { title: 'Call', dueOn: '2026-12-01' },
  '/admin/blog': examplePostDraft(),
  '/admin/blog/:id': examplePostDraft(),
  '/admin/landing-pages': exampleLandingDraft(),
  '/admin/landing-pages/:id': exampleLandingDraft(),
  '/admin/locations': exampleLocationDraft(),
  '/admin/locations/:id': exampleLocationDraft(),
  '/admin/newsletters': exampleNewsletterDraft(),
  '/admin/newsletters/:id': exampleNewsletterDraft(),
  '/admin/sequences': exampleSequenceDraft(),
  '/admin/sequences/:id': exampleSequenceDraft(),
  '/admin/page-templates': exampleTemplateDraft(),
  '/admin/page-templates/:id': exampleTemplateDraft(),
  '/admin/page-templates/examples': exampleTemplateDraft(),
  '/admin/page-templates/swap-test/dry-run': exampleSwapTestDraft(),
  '/admin/policies': examplePolicyDraft(),
  '/admin/policies/:id': examplePolicyDraft(),
  '/admin/redirects/imports': { table: 'from,to\n/a,/b\n', columns: [], isDryRun: true },
  '/admin/analytics/imports': { files: [{ name: 'a.csv', text: 'date,visitors' }], isDryRun: true },
  '/admin/search-console/connection/connect': { key: new SearchConsoleStandIn('http://localhost').key },
  '/admin/team/imports': { table: 'name,position\nA,B\n', columns: [], isDryRun: true },
};
/** All kinds of documents share their routes, so one kind is enough for calls without a body. */
const isTwin = (call: string) => /^(?!PATCH)\w+ \/admin\/(landing-pages|locations|policies)\//.test(call);
const calls = [
  // These would sign the owner out.
  ...listRoutes()
    .map(({ endpoint, policy }) => ({ ...endpoint, isForMembers: 'role' in policy }))
    .filter(
      ({ method, path }) => !['POST /auth/logout', 'DELETE /auth/sessions'].includes(`${method} ${path}`),
    )
    .filter(({ method, path }) => !isTwin(`${method} ${path}`)),
  ...'/docs /docs/:file /media/covers/:name /media/:id /media/:id/:revision/:form /nothing/:at/all'
    .split(' ')
    .map((path) => ({
      method: 'GET',
      path,
      body: undefined,
      query: undefined,
      tolerant: undefined,
      isForMembers: false,
    })),
].map(({ method, path, body, query, tolerant, isForMembers }) => ({
  isForMembers,
  method,
  path,
  body,
  tolerant,
  good: body && ((knownBodies[path] ?? drawn(toJsonSchema(body))) as Record<string, unknown>),
  names: Object.keys(query?.schema ?? { q: 0 }),
}));
type Call = (typeof calls)[number];

type Pairs = [name: string, value: string][];

interface FuzzRequest {
  parts?: string[];
  pairs?: Pairs;
  body?: unknown;
  headers?: Record<string, string>;
}

interface Bounds {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minimum?: number;
  minLength?: number;
}

/** A value that matches the schema. */
function drawn({ example, enum: values, const: only, type, ...rest }: JsonSchema): unknown {
  const { properties = {}, items = {}, minimum = 1, minLength = 0 } = rest as Bounds;
  if (example !== undefined) return example;
  if (only !== undefined) return only;
  if (Array.isArray(values)) return values[0];
  if (Array.isArray(type) && type.includes('null')) return null;
  if (type === 'array') return [drawn(items)];
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, drawn(part)]));
  if (type === 'boolean') return true;
  return type === 'string' ? 'x'.repeat(Math.max(minLength, 1)) : minimum;
}

test('every endpoint with a body has a valid example', () => {
  const invalid = calls.filter(({ body, good, tolerant }) => {
    try {
      if (body) validate(good, body, tolerant);
      return false;
    } catch {
      return true;
    }
  });
  expect(invalid.map(({ path, good }) => ({ path, good }))).toEqual([]);
});

test.each(calls)('$method $path never answers 500 when one value is hostile', async (call) => {
  const { good } = call;
  const createRequests: ((odd: string) => FuzzRequest)[] = [
    ...call.names.map((name) => (odd: string) => ({ pairs: [[name, odd]] as Pairs, body: good })),
    ...params(call).map((_, at) => (odd: string) => ({
      parts: params(call).map((part, index) => (index === at ? odd : part)),
      body: good,
    })),
    ...Object.keys(good ?? {}).map((name) => (odd: string) => ({ body: { ...good, [name]: odd } })),
    ...(process.env.LONG ? unknownParts(good) : []),
  ];
  for (const [at, position] of createRequests.entries())
    for (const request of oddValues(call, at).map(position))
      if (process.env.LONG || isValid(call, request.body)) await send(call, request);
});

/**
 * Whether the contract admits the body. All others get the same response, which random input shows: only what reaches the
 * code of the call is sent.
 */
function isValid({ body, tolerant }: Call, given: unknown): boolean {
  try {
    if (body) validate(given, body, tolerant);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(HttpError);
    return false;
  }
}

/** Unknown names and another kind of body, which random input has as well. */
const unknownParts = (good: Call['good']): ((odd: string) => FuzzRequest)[] => [
  (odd) => ({ pairs: [[odd, 'x']], body: good }),
  (odd) => ({ body: { ...good, [odd]: odd } }),
  (odd) => ({ body: [odd] }),
];

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(...unfit, ...foreign, ...rare),
);
const value = fc.oneof(
  odd,
  fc.jsonValue(),
  fc.constantFrom(-0, 1e308),
  fc.dictionary(odd, odd, { maxKeys: 3 }),
);

/** A body close to a valid one: some fields are hostile or unknown. */
function near(good: object): fc.Arbitrary<unknown> {
  const changed = Object.fromEntries(Object.keys(good).map((name) => [name, value]));
  const completeBody = fc.record(changed, { requiredKeys: [] }).map((part) => ({ ...good, ...part }));
  const more = fc
    .tuple(completeBody, fc.dictionary(odd, value, { maxKeys: 2 }))
    .map(([a, b]) => ({ ...a, ...b }));
  return fc.oneof(more, completeBody, fc.jsonValue());
}

/** All calls validate input in the same way, so that a third of them shows it; a long run tries all. */
const randomCalls = calls.filter((_, at) => process.env.LONG || at % 3 === 0);

test.each(randomCalls)('$method $path never answers 500 for random input', async (call) => {
  const requests = fc.record({
    parts: fc.array(odd, { minLength: 2, maxLength: 2 }),
    pairs: fc.array(fc.tuple(fc.oneof(fc.constantFrom(...call.names), odd), odd), { maxLength: 3 }),
    body: call.body ? near(call.good ?? {}) : fc.option(value, { nil: undefined, freq: 4 }),
    headers: fc.record({ 'If-Match': fc.constantFrom('"1"', '*', '""', '"99999999999"', 'W/"1", "2"') }),
  });
  // The same values in every run, so that no test fails by chance; long runs use more of them.
  const some = { numRuns: 1, seed: calls.indexOf(call) };
  await fc.assert(
    fc.asyncProperty(requests, (one) => send(call, one)),
    process.env.LONG ? { numRuns: 20 } : some,
  );
});

/** Without a session, members' calls are rejected before their values are read, and other calls read none. */
function sendersOf({ isForMembers }: Call): Visitor[] {
  if (process.env.LONG) return [server.visitor(), owner];
  return [isForMembers ? owner : server.visitor()];
}

/** Sends the request as those who may make the call. No response may be a 500 or show internals. */
async function send(
  call: Call,
  { parts = params(call), pairs = [], body, headers }: FuzzRequest,
): Promise<void> {
  const search = pairs.map((pair) => pair.map(escaped).join('=')).join('&');
  let next = 0;
  const path = call.path.replace(/:\w+/g, () => escaped(parts[next++] ?? ''));
  // Above 16 kB of headers Node closes the connection without reading on, so that some clients get no response.
  const address = `/api${path}${search && `?${search}`}`.slice(0, 12_000);
  const options = { headers, ...(call.method !== 'GET' && { body: JSON.stringify(body) }) };
  const sent = sendersOf(call).map(async (visitor) => {
    const reply = await visitor.send(call.method, address, options);
    if (reply.status !== 429) return reply;
    // A rate limit answered instead of the call.
    await mongoose.connection.collection('limits').deleteMany({});
    return visitor.send(call.method, address, options);
  });
  for (const reply of await Promise.all(sent))
    expect({ address, body, ...failureIn(reply) }).toEqual({ address, body });
}

function failureIn({ status, body }: Reply): object {
  const isOurs = status >= 500 || /\bat \S+ \(|node_modules/.test(JSON.stringify(body));
  return isOurs ? { status, answer: body } : {};
}

/** A valid value for every path parameter. */
function params({ path }: Call): string[] {
  if (path.startsWith('/admin/blog/')) return path.includes(':version') ? [documentId, '1'] : [documentId];
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => known(name));
}

const known = (name?: string) =>
  name === 'reference' ? reference : name === 'slug' ? 'BusinessTechCheck' : 'sender';

/** Percent-encodes any text; a lone surrogate as its three bytes. */
function escaped(text: string): string {
  const half = (unit: number) => [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 63), 0x80 | (unit & 63)];
  const bytes = [...text].flatMap((char) =>
    /\p{Cs}/u.test(char) ? half(char.charCodeAt(0)) : [...Buffer.from(char)],
  );
  return bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}
