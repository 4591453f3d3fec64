import { gzipSync } from 'node:zlib';
import { exampleEnquiry } from '../../leads/enquiries/example';
import { Enquiry } from '../../leads/enquiries/model';
import { createLead, createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { requestStatus } from '../../testing/servers/rawSocket';

let server: TestServer;
let owner: Visitor;
let cookie: string;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  const { email, password } = await createMember({ role: 'owner' });
  owner = server.visitor();
  await owner.signIn(email, password);
  cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});
afterAll(() => server.stop());

const send = (head: string[], body: Buffer | string = '') => requestStatus(server.url, head, body);

const json = 'Content-Type: application/json';
const post = (path: string, ...headers: string[]) => [
  `POST ${path} HTTP/1.1`,
  'Host: site.example',
  `X-Forwarded-For: 10.66.${Math.floor(Math.random() * 250)}.1`,
  ...headers,
];
const body = JSON.stringify(exampleEnquiry());

test.each<[string, number[], string[], (Buffer | string)?]>([
  ['a header of 20 KB', [431], post('/api/contact', `X-Long: ${'x'.repeat(20_000)}`, json), body],
  [
    '2,500 headers',
    [431],
    post('/api/contact', ...Array.from({ length: 2500 }, (_, n) => `X-${n}: 1`), json),
    body,
  ],
  ['30,000 levels of lists', [400], post('/api/contact', json), `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  [
    '10,000 levels of objects',
    [400],
    post('/api/contact', json),
    `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  ],
  [
    'bytes that are no UTF-8',
    [200, 400],
    post('/api/contact', json),
    Buffer.from(body.replace('Dana', 'D\xff\xc0'), 'latin1'),
  ],
  ['a charset nobody speaks', [415], post('/api/contact', `${json}; charset=klingon`), body],
  ['UTF-7', [200, 400, 415], post('/api/contact', `${json}; charset=utf-7`), body],
  [
    'half of UTF-16',
    [400],
    post('/api/contact', `${json}; charset=utf-16le`),
    Buffer.from(body, 'utf16le').subarray(1),
  ],
  ['a packed body that is none', [400], post('/api/contact', json, 'Content-Encoding: gzip'), body],
  ['a packing nobody knows', [415], post('/api/contact', json, 'Content-Encoding: zopfli'), body],
  [
    '10 MB packed to 10 KB',
    [413],
    post('/api/contact', json, 'Content-Encoding: gzip'),
    gzipSync(`{"a":"${'x'.repeat(10_000_000)}"}`),
  ],
  ...['{"toString":null}', '[{"valueOf":1,"toString":2}]'].map(
    (text): [string, number[], string[], string] => [
      `what cannot be told: ${text}`,
      [400],
      post('/api/contact/EM-AAAAAAAA/context', json),
      `{"unknown":${text}}`,
    ],
  ),
  [
    'a form in place of JSON',
    [415],
    post('/api/contact', 'Content-Type: application/x-www-form-urlencoded'),
    'name=x',
  ],
  [
    'XML',
    [415],
    post('/api/contact', 'Content-Type: text/xml'),
    '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
  ],
  ['a type that is none', [400, 415], post('/api/contact', 'Content-Type: ;;;'), body],
  ['a number', [400], post('/api/contact', json), '1'],
  ['null', [400], post('/api/contact', json), 'null'],
  ['1e400 for a name', [400], post('/api/contact', json), body.replace('"Dana Example"', '1e400')],
  [
    'one key twice',
    [400],
    post('/api/contact', json),
    body.replace('{', '{"name":"Dana Example","name":7,').replace('"name":"Dana Example","email"', '"email"'),
  ],
  ['a prototype in an escape', [400], post('/api/contact', json), '{"\\u005f_proto__":{"isAdmin":true}}'],
  ['a constructor', [400], post('/api/contact', json), '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['a key in other letters than ASCII', [400], post('/api/contact', json, 'Idempotency-Key: \xe4\x85'), body],
  [
    'a key that is a list of two',
    [200, 400],
    post('/api/contact', json, 'Idempotency-Key: a', 'Idempotency-Key: b'),
    body,
  ],
  [
    'a cookie that is no cookie',
    [401],
    ['GET /api/auth/me HTTP/1.1', 'Host: x', 'Cookie: __Host-sid=%E0%A4%A; ;=; __proto__=1'],
  ],
  [
    'a cookie of a session without a name',
    [401],
    ['GET /api/auth/me HTTP/1.1', 'Host: x', 'Cookie: __Host-sid=s%3A.x; __Host-device=.'],
  ],
  ['half a character in the path', [400], ['GET /api/blog/posts/%E0%A4%A HTTP/1.1', 'Host: x']],
  ['a raw byte in the path', [400, 404], ['GET /api/blog/posts/\xff HTTP/1.1', 'Host: x']],
  ['a raw control byte of Latin-1 in the path', [400], ['GET /api/blog/posts/\x85 HTTP/1.1', 'Host: x']],
  ['a whole address for a path', [200, 404], ['GET http://evil.example/api/blog/posts HTTP/1.1', 'Host: x']],
  ['dots in the path', [400, 404], ['GET /api/../../etc/passwd HTTP/1.1', 'Host: x']],
  ['dots for a file of the document', [404], ['GET /api/docs/..%2f..%2fpackage.json HTTP/1.1', 'Host: x']],
  [
    'a range beyond a file',
    [400, 416],
    ['GET /api/docs/swagger-ui.css HTTP/1.1', 'Host: x', 'Range: bytes=99999999-'],
  ],
  ['a wish the server cannot grant', [417], post('/api/contact', 'Expect: a-miracle', json), body],
  ['a method of its own', [400, 404], ['BREW /api/contact HTTP/1.1', 'Host: x']],
  ['TRACE', [404, 405], ['TRACE /api/contact HTTP/1.1', 'Host: x']],
])('answers %s with the expected status', async (_name, statuses, head, ...sent) => {
  expect(statuses).toContain(await send(head, ...sent));
});

test.each([
  '?q[]=a',
  '?q[$ne]=a',
  '?q=a&q=b',
  '?status=new&status=lost',
  '?status[$ne]=new',
  '?__proto__=1',
  '?constructor=1',
  '?toString=1',
  '?limit=0',
  '?limit=101',
  '?limit=1e2&limit=3',
  '?limit=-1',
  '?limit=%2B5.5',
  '?status=',
  '?sort=x',
  '?cursor=x',
  '?cursor=%24',
  ...['1', '[1]', '[1,"a",2]', '["1","a"]', '[1e18,"a"]', '[1,{"$gt":""}]', '{"0":1,"1":"a","length":2}'].map(
    (text) => `?cursor=${cursor(text)}`,
  ),
  `?cursor=${'a'.repeat(300)}`,
  `?q=${'a'.repeat(101)}`,
])('a list of leads rejects %s', async (search) => {
  expect((await owner.get(`/api/admin/leads${search}`)).status).toBe(400);
});

test.each([
  '?q=em-%00',
  '?q=em-%28%5B%7B%5C',
  '?q=%F0%9F%98%80',
  '?q=%ED%A0%80',
  '?q=em-%CC%81',
  '?q=.*',
  '?q=a%09b',
  `?cursor=${cursor('[1,"\\u0000"]')}`,
  `?cursor=${cursor('[999999999999999,"a"]')}`,
  `?cursor=${cursor('[1.5,"{$gt:1}"]')}`,
  '?q=%ff',
  '?',
])('a list of leads searches for %s as plain words', async (search) => {
  await createLead();
  const { status, body } = await owner.get(`/api/admin/leads${search}`);
  expect(status).toBe(200);
  if (search.startsWith('?q=') && !search.includes('em-%00')) expect(body.items).toEqual([]);
});

test('a pasted tab or NUL character does not break a search', async () => {
  const { reference } = await createLead({ company: 'Quillfeather Ltd' });
  for (const q of ['quillfeather%09', '%00Quillfeather%0A', 'Quillfeather%09ltd']) {
    const { body } = await owner.get(`/api/admin/leads?q=${q}`);
    expect(body.items.map((lead: { reference: string }) => lead.reference)).toEqual([reference]);
  }
});

test.each([
  '',
  '*',
  '""',
  '1',
  '"1',
  '"1", "2"',
  '"-1"',
  '"1e1"',
  '"99999999999"',
  'W/"x"',
  '"1"x',
  '"\u00b9"',
])('rejects the version %j', async (version) => {
  const { reference } = await createLead();
  const reply = await owner.patch(
    `/api/admin/leads/${reference}`,
    { status: 'won' },
    { 'If-Match': version },
  );
  expect(reply.status).toBe(400);
  expect((await Enquiry.findOne({ reference }).lean())?.status).toBe('new');
});

test('rejects any body where none is expected', async () => {
  for (const sent of ['{"a":1}', '[1]']) {
    const head = ['GET /api/auth/me HTTP/1.1', 'Host: x', `Cookie: ${cookie}`, json];
    expect(await send(head, sent)).toBe(400);
  }
});

test('stores a forwarded address only if it is valid', async () => {
  const addresses = ['<script>', 'unknown', '1.2.3.4:99', '$where', '10.9.8.7\x85'];
  for (const [n, address] of addresses.entries()) {
    const email = `proxied-${n}@example.com`;
    const head = ['POST /api/contact HTTP/1.1', 'Host: x', `X-Forwarded-For: ${address}`, json];
    expect(await send(head, JSON.stringify(exampleEnquiry({ email })))).toBe(200);
    expect((await Enquiry.findOne({ email }).lean())?.address).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
  }
});

test('removes terminal control characters from user agents', async () => {
  const email = 'terminal@example.com';
  const head = post('/api/contact', 'User-Agent: Mozilla\t\x9b2J\x85x', json);
  expect(await send(head, JSON.stringify(exampleEnquiry({ email })))).toBe(200);
  expect((await Enquiry.findOne({ email }).lean())?.userAgent).toBe('Mozilla  2J x');
});

function cursor(text: string): string {
  return Buffer.from(text).toString('base64url');
}
