import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { Content } from '../documents/model';
import { emptyTrash } from '../trash/emptyTrash';
import { COMPOSED_PAGES, type StartingPoint, type TemplateDraft } from './contract';
import { exampleTemplateDraft } from './example';
import { originals } from './initial';
import { PageTemplate } from './model';
import { addComposedTemplate, addStartingPoints } from './seedPageTemplates';
import { templateKind } from './templateKind';

let server: TestServer;
let editor: Visitor;
let viewer: Visitor;
beforeEach(async () => {
  server = await startServer({}, { hasJobs: false });
  await addStartingPoints();
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterEach(() => server.stop());

const path = '/api/admin/page-templates';
const at = (version: number) => ({ 'If-Match': `"${version}"` });
const read = async (): Promise<StartingPoint[]> => (await viewer.get(`${path}/starting-points`)).body;
const publish = async (draft: TemplateDraft): Promise<string> => {
  const { id } = (await editor.post(path, draft)).body;
  expect((await editor.post(`${path}/${id}/publish`, undefined, at(1))).status).toBe(200);
  return id;
};
const event = originals['starting-point-event'];
const hero = { kind: 'hero' as const, title: 'A', lead: 'B', drawnAs: '/services' };
const countdown = (until: string) => ({
  kind: 'countdown' as const,
  title: 'A',
  until,
  text: 'B',
  afterwards: 'C',
});
const withoutSubjects = { uses: [], address: 'spring', searchTitle: 'A', description: 'B', fields: [] };
const eventId = async () => (await PageTemplate.findOne({ slug: event.slug }).lean())?._id ?? '';

test('a new landing page can start from the three built-in templates, with all of their texts', async () => {
  const found = await read();
  expect(found.map(({ label, about }) => [label, about])).toEqual([
    ['Consultation', 'Benefits, steps, FAQ and a contact form.'],
    ['Event', 'A workshop with a countdown. The page expires three days after it.'],
    ['Assessment', 'Visitors take the assessment and book a call about the result.'],
  ]);
  for (const [one, original] of [
    [found[0], originals['starting-point-consultation']],
    [found[2], originals['starting-point-assessment']],
  ] as const)
    expect(one?.draft).toMatchObject({
      slug: original.address,
      kind: 'campaign',
      searchTitle: original.searchTitle,
      description: original.description,
      blocks: original.blocks,
      expireAt: null,
    });
  expect(found[0]?.draft.label).toBe('A second opinion');
});

test('an event is in two weeks, and its page expires three days later', async () => {
  const [, found] = await read();
  const countdown = found?.draft.blocks.find(({ kind }) => kind === 'countdown');
  const until = countdown?.kind === 'countdown' ? countdown.until : '';
  const days = (Date.parse(until) - Date.now()) / 86_400_000;
  expect(until).toMatch(/T16:00:00\.000Z$/);
  expect(Math.abs(days - 14)).toBeLessThan(1);
  expect(Date.parse(found?.draft.expireAt ?? '') - Date.parse(until)).toBe(3 * 86_400_000);
  expect(found?.draft.expireTo).toBe('/services/cybersecurity');
});

test('published templates without subjects are offered, with the values of their variables; others are not', async () => {
  const fields: TemplateDraft['fields'] = [{ name: 'offer', label: 'Offer', kind: 'text', value: 'A check' }];
  const hero = { kind: 'hero' as const, title: '{{ fields.offer }}', lead: 'B', drawnAs: '/services' };
  const own = { uses: [], address: 'spring', blocks: [hero], fields, searchTitle: 'A', description: 'B' };
  const id = await publish(exampleTemplateDraft({ slug: 'own', ...own }));
  await publish(exampleTemplateDraft({ slug: 'with-subjects' }));
  await editor.post(path, exampleTemplateDraft({ slug: 'draft', ...own }));
  const loop = '{% for a in (1..99999) %}{% for b in (1..99999) %}.{% endfor %}{% endfor %}';
  await publish(exampleTemplateDraft({ slug: 'slow', ...own, searchTitle: loop }));
  const found = await read();
  expect(found).toHaveLength(4);
  expect(found[3]).toMatchObject({ id, draft: { label: 'Spring', slug: 'spring' } });
  expect(found[3]?.draft.blocks[0]?.title).toBe('A check');
  await editor.post(`${path}/${id}/withdraw`, undefined, at(2));
  expect(await read()).toHaveLength(3);
});

test.each<[string, Partial<TemplateDraft>]>([
  ['a title that is too long', { blocks: [{ ...hero, title: '{% for a in (1..400) %}x{% endfor %}' }] }],
  ['a date that is too long', { blocks: [hero, countdown('{% for a in (1..99) %}1{% endfor %}')] }],
  ['a date after the last one of computers', { blocks: [hero, countdown('+275760-09-13T00:00:00Z')] }],
])('%s keeps no other template from being offered', async (_, part) => {
  await publish(exampleTemplateDraft({ slug: 'own', ...withoutSubjects, ...part }));
  const found = await viewer.get(`${path}/starting-points`);
  expect(found.status).toBe(200);
  expect(found.body.slice(0, 3).map(({ label }: StartingPoint) => label)).toEqual([
    'Consultation',
    'Event',
    'Assessment',
  ]);
  const made = found.body.map(({ draft }: StartingPoint) => editor.post('/api/admin/landing-pages', draft));
  expect(new Set((await Promise.all(made)).map(({ status }) => status))).toEqual(new Set([201]));
});

test('an event of the past is in two weeks, so that its page does not begin as an expired one', async () => {
  const blocks = [hero, countdown('2020-05-01T16:00:00.000Z')];
  await publish(exampleTemplateDraft({ slug: 'own', ...withoutSubjects, blocks }));
  const draft = (await read())[3]?.draft;
  expect(draft?.blocks[1]).toMatchObject({ until: expect.stringMatching(/T16:00:00\.000Z$/) });
  expect(Date.parse(draft?.expireAt ?? '')).toBeGreaterThan(Date.now() + 14 * 86_400_000);
});

test('a text that becomes too long is an error of the preview', async () => {
  const blocks = [{ ...hero, title: '{% for a in (1..400) %}x{% endfor %}' }];
  const draft = exampleTemplateDraft({ slug: 'own', ...withoutSubjects, blocks });
  const { body } = await editor.post(`${path}/examples`, draft);
  const message = 'Block 1 has a text that is too long.';
  expect(body[0].errors).toEqual([{ field: 'blocks.0.title', message }]);
});

test('the template of composed pages is none, whatever its subjects', async () => {
  await addComposedTemplate();
  const composed = await PageTemplate.findOne({ slug: COMPOSED_PAGES }).lean();
  await editor.patch(`${path}/${composed?._id}`, { ...originals[COMPOSED_PAGES], uses: [] }, at(1));
  expect((await editor.post(`${path}/${composed?._id}/publish`, undefined, at(2))).status).toBe(200);
  expect(await read()).toHaveLength(3);
});

test('the original of a built-in template becomes its draft, and the former draft can be restored', async () => {
  const id = await eventId();
  const changed = { ...event, label: 'Meeting', blocks: event.blocks.slice(0, 2) };
  await editor.patch(`${path}/${id}`, changed, at(1));
  await editor.post(`${path}/${id}/publish`, undefined, at(2));
  expect((await read())[1]?.label).toBe('Meeting');

  expect((await viewer.post(`${path}/${id}/original`, undefined, at(3))).status).toBe(403);
  expect((await editor.post(`${path}/${id}/original`, undefined, at(2))).status).toBe(412);
  const restored = await editor.post(`${path}/${id}/original`, undefined, at(3));
  expect(restored.body).toMatchObject({ state: 'changed', draft: event, published: changed, version: 4 });
  expect((await read())[1]?.label).toBe('Meeting');

  const { body: revisions } = await editor.get(`${path}/${id}/revisions`);
  expect(revisions.slice(0, 2)).toMatchObject([
    { version: 4, action: 'restored' },
    { version: 3, action: 'published' },
  ]);
  const back = await editor.post(`${path}/${id}/revisions/3/restore`, undefined, at(4));
  expect(back.body.draft).toEqual(changed);
});

test('a template of the team and one in the trash have no original to restore', async () => {
  const { id } = (await editor.post(path, exampleTemplateDraft({ slug: 'own' }))).body;
  const { status, body } = await editor.post(`${path}/${id}/original`, undefined, at(1));
  expect([status, body.message]).toEqual([409, 'Only built-in templates have an original.']);
  const binned = await eventId();
  await Content.updateOne({ _id: binned }, { isBinned: true });
  expect((await editor.post(`${path}/${binned}/original`, undefined, at(1))).status).toBe(409);
});

test('restoring the original of a template that has its original texts changes nothing', async () => {
  const id = await eventId();
  const { body } = await editor.post(`${path}/${id}/original`, undefined, at(1));
  expect(body).toMatchObject({ state: 'published', version: 1 });
  expect((await editor.get(`${path}/${id}/revisions`)).body).toHaveLength(1);
});

test('a built-in template is not deleted; one that was in the trash before stays there and can be restored', async () => {
  const id = await eventId();
  const admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
  const send = (target: string) => admin.send('DELETE', `${path}/${id}${target}`, { headers: at(1) });
  const { status, body } = await send('');
  expect([status, body.message]).toEqual([
    409,
    'This page template came with the site and can’t be deleted. Unpublish it instead.',
  ]);
  const binnedAt = new Date(Date.now() - 40 * 86_400_000);
  await Content.updateOne({ _id: id }, { isBinned: true, binnedAt });
  expect((await send('/permanently')).status).toBe(409);
  await emptyTrash({ auditKeys: ['a key for tests'] }, [templateKind]);
  expect((await editor.post(`${path}/${id}/restore`)).body).toMatchObject({ binnedAt: null });
});

test('the slug of a built-in template stays, and no other template gets it', async () => {
  const id = await eventId();
  const get = async (one: string) => (await editor.get(`${path}/${one}`)).body;
  const refused = {
    status: 409,
    body: { message: 'The slug of a built-in page template can’t be changed or used for another one.' },
  };
  const { draft } = await get(id);
  expect(await editor.patch(`${path}/${id}`, { ...draft, slug: 'own' }, at(1))).toMatchObject(refused);
  for (const slug of [event.slug, COMPOSED_PAGES])
    expect(await editor.post(path, exampleTemplateDraft({ slug }))).toMatchObject(refused);
  const own = (await editor.post(path, exampleTemplateDraft({ slug: 'own' }))).body;
  const renamed = { ...own.draft, slug: COMPOSED_PAGES };
  expect(await editor.patch(`${path}/${own.id}`, renamed, at(1))).toMatchObject(refused);
  expect((await editor.patch(`${path}/${id}`, { ...draft, label: 'Workshop' }, at(1))).status).toBe(200);
});

test('a copy of a starting point can be published; the template of composed pages is not copied', async () => {
  const copy = (await editor.post(`${path}/${await eventId()}/duplicate`)).body;
  expect(copy.draft.label).toBe('Event (copy)');
  expect((await editor.post(`${path}/${copy.id}/publish`, undefined, at(1))).status).toBe(200);
  expect(await read()).toHaveLength(4);
  await addComposedTemplate();
  const composed = await PageTemplate.findOne({ slug: COMPOSED_PAGES }).lean();
  const { status, body } = await editor.post(`${path}/${composed?._id}/duplicate`);
  expect([status, body.message]).toEqual([409, 'There can be only one page template of this sort.']);
});

test('an existing site gets the starting points once; what the team made of them stays', async () => {
  await PageTemplate.deleteMany({});
  await Content.deleteMany({ kind: 'page template' });
  const own = {
    slug: event.slug,
    draft: { ...event, label: 'Ours' },
    isPublished: true,
    publishedAt: new Date(),
  };
  await PageTemplate.create(own);
  await addStartingPoints();
  await addStartingPoints();
  const labels = await Content.find({ kind: 'page template' }).distinct('label');
  expect(labels.toSorted()).toEqual(['Assessment', 'Consultation', 'Ours']);
});
