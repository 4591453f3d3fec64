import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import type { CaseStudyDraft } from './contract';
import { exampleCaseStudyDraft as draft } from './example';

const path = '/api/admin/case-studies';
const at = (version: number) => ({ 'If-Match': `"${version}"` });

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
});
afterAll(() => server.stop());

async function publish(part: Partial<CaseStudyDraft>) {
  const { id } = (await editor.post(path, draft(part))).body;
  return { id, ...(await editor.post(`${path}/${id}/publish`, undefined, at(1))) };
}
const heroCases = async () => (await server.visitor().get('/api/site')).body.heroCases;

test('cannot be published without the client’s consent, or with figures nobody can check', async () => {
  const { id } = (await editor.post(path, draft({ slug: 'unproven', consentOn: '', consentProof: ' ' })))
    .body;
  const attempt = async (version: number) =>
    (await editor.post(`${path}/${id}/publish`, undefined, at(version))).body.fieldErrors;
  expect(Object.keys(await attempt(1)).sort()).toEqual(['consentOn', 'consentProof']);
  const figures = [{ label: 'Tickets', before: '', after: '12', method: '', period: '' }];
  const quote = { text: 'Good.', name: '', position: '' };
  const parts = { slug: 'unproven', consentOn: '2999-01-01', figures, quote };
  await editor.patch(`${path}/${id}`, draft(parts), at(1));
  expect(Object.keys(await attempt(2)).sort()).toEqual([
    'consentOn',
    'figures.0.method',
    'figures.0.period',
    'quote',
  ]);
});

test('visitors read it without the consent, alone and in the list', async () => {
  expect((await publish({ slug: 'mornings' })).status).toBe(200);
  const visitor = server.visitor();
  const { body } = await visitor.get('/api/case-studies/mornings');
  const { consentOn: _, consentProof: __, heroFigure: ___, ...shown } = draft({ slug: 'mornings' });
  expect(body).toMatchObject(shown);
  const list = await visitor.get('/api/case-studies');
  expect(list.body.map(({ slug }: { slug: string }) => slug)).toContain('mornings');
  for (const answer of [body, list.body])
    expect(JSON.stringify(answer)).not.toMatch(/consent|shared mailbox/);
});

test('a viewer reads that there is proof of the consent and not what it says', async () => {
  const { id } = await publish({ slug: 'proven', consentProof: 'Email of Dana Example' });
  const viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
  for (const rest of ['', '/revisions/1']) {
    expect(JSON.stringify((await editor.get(`${path}/${id}${rest}`)).body)).toContain('Dana Example');
    const { status, body } = await viewer.get(`${path}/${id}${rest}`);
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('On file,')]);
    expect(JSON.stringify(body)).not.toContain('Dana Example');
  }
});

test('the newest published case of a figure is what the home page links to', async () => {
  expect(await heroCases()).toEqual([]);
  await publish({ slug: 'older', heroFigure: 'incidents' });
  const newer = await publish({ slug: 'newer', heroFigure: 'incidents' });
  const until = async (slug: string) => {
    while ((await heroCases())[0]?.slug !== slug) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await heroCases()).toEqual([{ figure: 'incidents', slug }]);
  };
  await until('newer');
  await editor.post(`${path}/${newer.id}/withdraw`, undefined, at(2));
  await until('older');
});

test('a copy has neither the consent nor the figure of its original', async () => {
  const { id } = (await editor.post(path, draft({ slug: 'original', heroFigure: 'resolution' }))).body;
  const copy = (await editor.post(`${path}/${id}/duplicate`)).body;
  expect(copy.draft).toMatchObject({ consentOn: '', consentProof: '', heroFigure: '', title: draft().title });
});
