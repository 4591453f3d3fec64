import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { savePageAddresses } from '../../content/addresses/model';
import { examplePostDraft } from '../../content/posts/example';
import { newId } from '../../platform/db/newId';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { exampleNewsletterDraft } from '../newsletters/example';

/** A scanner whose answers a test sets. */
const answers = { links: {} as Record<string, object>, records: {} as Record<string, object> };
const folder = mkdtempSync(join(tmpdir(), 'links-'));
const socket = join(folder, 'scanner.sock');
const scanner = createServer(async (request, response) => {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  const input = JSON.parse(text) as { urls?: string[] };
  if (input.urls)
    return void response.end(JSON.stringify(input.urls.map((url) => ({ url, ...answers.links[url] }))));
  for (const [check, finding] of Object.entries(answers.records))
    response.write(`${JSON.stringify({ kind: 'finding', finding: { check, ...finding } })}\n`);
  response.end();
});
let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  await new Promise<void>((resolve) => scanner.listen(socket, () => resolve()));
  server = await startServer({ SCANNER_SOCKET: socket });
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  await savePageAddresses({
    pages: ['/', '/pricing', '/blog/:slug', '/unsubscribe/:token'],
    files: ['/guide.pdf'],
    listed: [],
    hidden: [],
  });
});
afterAll(async () => {
  await server.stop();
  await new Promise((resolve) => scanner.close(resolve));
  rmSync(folder, { recursive: true });
});

/** The checks of a newsletter, whose frame links to the home page. */
async function check(markdown: string) {
  const blocks = [{ kind: 'text' as const, markdown }];
  const draft = exampleNewsletterDraft({ slug: `letter-${newId()}`, blocks });
  const { id } = (await editor.post('/api/admin/newsletters', draft)).body;
  const { status, body } = await editor.get(`/api/admin/newsletters/${id}/mailing/checks`);
  expect(status).toBe(200);
  return Object.fromEntries(
    body.checks.map(({ name, state, message }: Record<string, string>) => [
      name?.split(' ')[0],
      [state, message],
    ]),
  );
}

test('finds links of this site and of others that lead nowhere, and names what could not be checked', async () => {
  const slug = `post-${newId()}`;
  const { id } = (await editor.post('/api/admin/blog', examplePostDraft({ slug }))).body;
  const published = await editor.send('POST', `/api/admin/blog/${id}/publish`, {
    headers: { 'If-Match': '"1"' },
  });
  expect(published.status).toBe(200);
  const good = `[Post](/blog/${slug}) [Prices](/pricing#plans) [Guide](/guide.pdf)`;
  expect((await check(good)).Links).toEqual(['good', 'All 4 work']);
  answers.links = {
    'https://gone.example/': { state: 'broken', why: 'answers 404' },
    'https://shy.example/': { state: 'unknown', why: 'answers 403' },
  };
  const [state, message] = (await check(`${good} [No](/blog/nowhere) [Gone](https://gone.example/)`)).Links;
  expect(state).toBe('warn');
  expect(message).toContain('2 of 6 broken');
  expect(message).toContain('/blog/nowhere (there is no such page on this site)');
  expect(message).toContain('https://gone.example/ (answers 404)');
  const shy = (await check(`${good} [Shy](https://shy.example/)`)).Links;
  expect(shy).toEqual([
    'unknown',
    '1 of 5 couldn’t be checked: https://shy.example/ (answers 403). The others work.',
  ]);
});

test('says what the email tool finds about the domain of the sender, and where it cannot tell', async () => {
  answers.records = {
    spf: { state: 'pass', headline: 'Published' },
    dmarc: { state: 'fail', headline: 'Not published' },
  };
  expect(await check('Hello')).toEqual({
    Links: ['good', 'The link works'],
    SPF: ['good', 'Published'],
    DKIM: ['unknown', 'It couldn’t be looked up.'],
    DMARC: ['warn', 'Not published'],
  });
});
