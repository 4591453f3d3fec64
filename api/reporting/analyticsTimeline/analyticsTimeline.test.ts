import { Mailing } from '../../audience/mailings/model';
import { Content, type ContentRecord } from '../../content/documents/model';
import { annotationLimit } from '../../insights/annotations/contract';
import { exampleAnnotationDraft } from '../../insights/annotations/example';
import { AnnotationModel } from '../../insights/annotations/model';
import { ReleaseWithdrawn } from '../../rollbacks/model';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { maxTimelineEntries } from './contract';

const path = '/api/admin/analytics/annotations';
let server: TestServer;
let editor: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const { collection } of [AnnotationModel, Content, Mailing, ReleaseWithdrawn])
    await collection.deleteMany({});
});

const read = async (from: string, to = from) =>
  (await viewer.get(`/api/admin/analytics/timeline?from=${from}&to=${to}`)).body;

describe('an annotation', () => {
  test('is added in one line, edited at its version and deleted', async () => {
    const created = await editor.post(path, exampleAnnotationDraft({ text: ' Radio\ncampaign ' }));
    expect(created).toMatchObject({ status: 201, body: { text: 'Radio campaign', version: 1 } });
    const one = `${path}/${created.body.id}`;
    const draft = exampleAnnotationDraft({ day: '2026-11-13' });
    expect((await editor.patch(one, draft, { 'If-Match': '"4"' })).status).toBe(412);
    expect((await editor.patch(one, draft, { 'If-Match': '"1"' })).body).toMatchObject({
      version: 2,
      ...draft,
    });
    expect((await viewer.get(path)).body).toMatchObject({ total: 1, items: [draft] });
    expect((await editor.send('DELETE', one, { headers: { 'If-Match': '"2"' } })).status).toBe(204);
    expect((await viewer.get(one)).status).toBe(404);
  });

  test.each([
    ['no day', { day: '' }, 'day'],
    ['a day that does not exist', { day: '2026-02-30' }, 'day'],
    ['no text', { text: '  ' }, 'text'],
    ['a long text', { text: 'x'.repeat(121) }, 'text'],
  ])('with %s is refused at the field', async (_, part, field) => {
    const reply = await editor.post(path, exampleAnnotationDraft(part));
    expect(reply).toMatchObject({ status: 400, body: { fieldErrors: { [field]: expect.any(String) } } });
  });

  test('is one of at most five hundred', async () => {
    const drafts = Array.from({ length: annotationLimit }, () => exampleAnnotationDraft());
    await AnnotationModel.insertMany(drafts);
    expect(await editor.post(path, exampleAnnotationDraft())).toMatchObject({
      status: 422,
      body: { code: 'too_many_annotations' },
    });
    const { items, isMore } = await read('2026-11-12');
    expect([items.length, isMore]).toEqual([maxTimelineEntries, true]);
  });
});

test('the timeline has what happened on the days of the office, latest first', async () => {
  const document = (id: string, at: string, part: Partial<ContentRecord> = {}) => ({
    _id: id,
    kind: 'post',
    label: `Post ${id}`,
    state: 'published' as const,
    draft: { slug: id },
    row: {},
    keys: [],
    isPublic: true,
    publishedAt: new Date(at),
    ...part,
  });
  await Content.create([
    // In Texas these are the last minutes of the day before, and the first of the day.
    document('a', '2026-11-12T05:59:00Z'),
    document('b', '2026-11-12T06:00:00Z', { kind: 'landing page' }),
    document('c', '2026-11-13T05:59:00Z'),
    document('d', '2026-11-13T06:00:00Z'),
    document('n', '2026-11-12T15:00:00Z', { kind: 'newsletter' }),
    document('withdrawn', '2026-11-12T12:00:00Z', { isPublic: false, state: 'withdrawn' }),
    document('deleted', '2026-11-12T12:00:00Z', { isBinned: true }),
  ]);
  const mailing = { state: 'sent' as const, topics: [], startedBy: 'Robin', reached: '' };
  await Mailing.create([
    { ...mailing, _id: 'n', startedAt: new Date('2026-11-12T15:00:00Z') },
    { ...mailing, _id: 'gone', startedAt: new Date('2026-11-13T15:00:00Z') },
  ]);
  await ReleaseWithdrawn.collection.insertOne({
    _id: 'r',
    remote: 'mf_blog',
    version: '1.1.0',
    createdAt: new Date('2026-11-12T10:00:00Z'),
  } as never);
  const { body } = await editor.post(path, exampleAnnotationDraft());
  expect(await read('2026-11-12')).toEqual({
    isMore: false,
    items: [
      {
        id: body.id,
        day: '2026-11-12',
        kind: 'annotation',
        text: 'Radio campaign began',
        path: `/admin/analytics/annotations/${body.id}`,
      },
      { id: 'n', day: '2026-11-12', kind: 'mailing', text: 'Post n', path: '/admin/newsletters/n' },
      { id: 'b', day: '2026-11-12', kind: 'publication', text: 'Post b', path: '/admin/landing-pages/b' },
      { id: 'c', day: '2026-11-12', kind: 'publication', text: 'Post c', path: '/admin/blog/c' },
      { id: 'r', day: '2026-11-12', kind: 'rollback', text: 'mf_blog 1.1.0', path: null },
    ],
  });
  const { items } = await read('2026-11-11', '2026-11-13');
  expect(items.map(({ id, day }: { id: string; day: string }) => `${day} ${id}`)).toEqual([
    '2026-11-13 gone',
    '2026-11-13 d',
    ...[body.id, 'n', 'b', 'c', 'r'].map((id) => `2026-11-12 ${id}`),
    '2026-11-11 a',
  ]);
});
