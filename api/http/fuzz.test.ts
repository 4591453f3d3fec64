import fc from 'fast-check';
import { exampleEnquiry } from '../resources/enquiries/example';
import { savedMember, startServer, type TestServer, type Visitor } from '../testing';

let server: TestServer;
let member: Visitor;
beforeAll(async () => {
  server = await startServer();
  const { email, password } = await savedMember();
  member = server.visitor();
  await member.signIn(email, password);
}, 30_000);
afterAll(() => server.stop());

const nasty = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('\u0000', '\ud800', "';--", '{"$ne":1}', '__proto__', 'a'.repeat(9000), -0, 1e308),
);
const enquiry = fc.record(Object.fromEntries(Object.keys(exampleEnquiry()).map((name) => [name, nasty])));
const almost = nasty.map((value) => ({
  ...exampleEnquiry(),
  message: value,
  name: value,
  [String(value).slice(0, 20)]: value,
}));

test('no body of an enquiry or a sign-in is answered with a failure of ours', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(enquiry, almost, fc.jsonValue()), async (body) => {
      for (const path of ['/api/contact', '/api/auth/login']) {
        const reply = await server.visitor().post(path, JSON.stringify(body));
        expect(reply.status).toBeLessThan(500);
        expect(typeof reply.body.success === 'boolean' || reply.body.user).toBeTruthy();
      }
    }),
    { numRuns: 150 },
  );
}, 60_000);

test('no address, query or version is answered with a failure of ours', async () => {
  const part = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.webQueryParameters()).map(escaped);
  await fc.assert(
    fc.asyncProperty(part, part, async (a, b) => {
      const replies = [
        await member.get(`/api/admin/leads/${a}`),
        await member.get(`/api/admin/leads?q=${a}&cursor=${b}`),
        await member.patch(`/api/admin/leads/EM-00000000`, { status: 'won' }, { 'If-Match': `"${a}"` }),
        await member.get(`/api/blog/posts/${a}`),
        await member.get(`/api/media/covers/${a}`),
        await member.get(`/api/tools/pwned-range/${a.slice(0, 4)}`),
      ];
      for (const { status } of replies) expect(status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
}, 60_000);

function escaped(text: string): string {
  // Through bytes and back: a lone surrogate cannot be part of an address.
  return encodeURIComponent(Buffer.from(text).toString());
}
