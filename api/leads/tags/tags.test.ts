import type { Role } from '../../identity/users/contract';
import { createLead, createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { tagLimits } from './contract';
import { LeadTagModel } from './model';

let server: TestServer;
const members = new Map<Role, Visitor>();
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  for (const role of ['admin', 'editor', 'viewer'] as const)
    members.set(role, await server.signInAs((await createMember({ role }))._id));
});
afterAll(() => server.stop());
beforeEach(() => LeadTagModel.deleteMany({}));

const as = (role: Role) => members.get(role) as Visitor;
const path = '/api/admin/lead-tags';
const at = (version: number) => ({ 'If-Match': `"${version}"` });
const leadPath = (reference: string) => `/api/admin/leads/${reference}`;

async function newTag(name: string) {
  return (await as('editor').post(path, { name })).body as { id: string; name: string; version: number };
}
const newLead = (part: Parameters<typeof createLead>[0] = {}) =>
  createLead({ company: `C${crypto.randomUUID()}`, ...part });
const found = async (query: string, role: Role = 'editor') =>
  (await as(role).get(`/api/admin/leads?${query}`)).body.items.map(
    ({ reference }: { reference: string }) => reference,
  );
const namesOn = async (reference: string) =>
  (await as('viewer').get(leadPath(reference))).body.tags.map(({ name }: { name: string }) => name);
const edit = (reference: string, body: object, version = 1) =>
  as('editor').patch(leadPath(reference), body, at(version));

test('tags are added to and removed from a lead, which is found by them', async () => {
  const [vip, audit] = [await newTag('VIP'), await newTag('Cyber audit')];
  const { reference } = await newLead();
  const tagged = await edit(reference, { tags: [vip.id, audit.id] });
  expect(tagged.body.tags).toEqual([
    { id: audit.id, name: 'Cyber audit' },
    { id: vip.id, name: 'VIP' },
  ]);
  for (const role of ['editor', 'viewer'] as const) {
    expect(await found(`tag=${vip.id}`, role)).toEqual([reference]);
    expect(await found('q=aud', role)).toContain(reference);
    expect(await found(`tag=${vip.id}&q=cyber`, role)).toEqual([reference]);
  }
  expect((await as('editor').get(`/api/admin/leads?tag=${vip.id}`)).body).toMatchObject({
    total: 1,
    counts: { new: 1 },
  });
  expect((await edit(reference, { removeTags: [vip.id] }, 2)).status).toBe(200);
  expect(await namesOn(reference)).toEqual(['Cyber audit']);
  expect(await found(`tag=${vip.id}`)).toEqual([]);
  expect((await edit(reference, { tags: [] }, 2)).status).toBe(412);
});

test('many leads are tagged and untagged at once, and the change can be undone', async () => {
  const [tag, other] = [await newTag('Webinar'), await newTag('Partner')];
  const [a, b] = [await newLead(), await newLead({ status: 'won' })];
  await edit(a.reference, { tags: [other.id] });
  const leads = [
    { reference: a.reference, version: 2, addTags: [tag.id] },
    { reference: b.reference, version: 1, addTags: [tag.id] },
  ];
  const { changed } = (await as('editor').post('/api/admin/leads/bulk', { leads })).body;
  expect(changed).toMatchObject([{ former: { tags: [other.id] } }, { former: { tags: [] } }]);
  expect(await namesOn(a.reference)).toEqual(['Partner', 'Webinar']);
  const matching = { tag: tag.id, count: 2, change: { removeTags: [tag.id] } };
  expect((await as('editor').post('/api/admin/leads/bulk', { matching })).body.changed).toHaveLength(2);
  expect(await found(`tag=${tag.id}`)).toEqual([]);
  expect(await namesOn(a.reference)).toEqual(['Partner']);
});

test('a renamed tag is renamed on all leads, and names are unique regardless of case', async () => {
  const tag = await newTag('Vip');
  await newTag('Other');
  const { reference } = await newLead();
  await edit(reference, { tags: [tag.id] });
  const taken = await as('editor').patch(`${path}/${tag.id}`, { name: 'OTHER' }, at(1));
  expect(taken).toMatchObject({ status: 409, body: { fieldErrors: { name: expect.any(String) } } });
  expect((await as('editor').patch(`${path}/${tag.id}`, { name: 'VIP' }, at(1))).body.name).toBe('VIP');
  expect(await namesOn(reference)).toEqual(['VIP']);
  expect((await as('viewer').post(path, { name: 'Mine' })).status).toBe(403);
});

test('a merged tag is the other one on all leads, and a deleted tag is gone from them', async () => {
  const [from, into] = [await newTag('Insurence'), await newTag('Insurance')];
  const [a, b] = [await newLead(), await newLead()];
  await edit(a.reference, { tags: [from.id, into.id] });
  await edit(b.reference, { tags: [from.id] });
  const merge = (target: string) => as('editor').post(`${path}/${from.id}/merge`, { into: target }, at(1));
  expect((await merge(from.id)).status).toBe(400);
  expect((await merge('nothing')).status).toBe(400);
  expect((await merge(into.id)).body).toMatchObject({ name: 'Insurance', leads: 2 });
  for (const { reference } of [a, b]) expect(await namesOn(reference)).toEqual(['Insurance']);
  expect((await found(`tag=${into.id}`)).toSorted()).toEqual([a.reference, b.reference].toSorted());
  expect((await edit(b.reference, { removeTags: [into.id] }, 2)).body.tags).toEqual([]);
  expect(await found(`tag=${into.id}`)).toEqual([a.reference]);
  const { status } = await as('editor').send('DELETE', `${path}/${into.id}`, { headers: at(2) });
  expect(status).toBe(204);
  expect(await namesOn(a.reference)).toEqual([]);
});

test('exports have the tags', async () => {
  const tag = await newTag('Exported');
  const lead = await newLead();
  await edit(lead.reference, { tags: [tag.id] });
  const { body } = await as('admin').get(`/api/admin/leads/export?format=json&tag=${tag.id}`);
  expect(body).toMatchObject([{ reference: lead.reference, tags: 'Exported' }]);
});

test('tags that do not exist, and too many, are refused', async () => {
  const { reference } = await newLead();
  expect((await edit(reference, { tags: ['nothing'] })).body.fieldErrors.tags).toContain('no longer exists');
  await LeadTagModel.create(Array.from({ length: tagLimits.team }, (_, n) => ({ name: `Tag ${n}` })));
  const all = (
    await LeadTagModel.find()
      .limit(tagLimits.lead + 1)
      .lean()
  ).map(({ _id }) => _id);
  expect((await edit(reference, { tags: all.slice(1) })).status).toBe(200);
  expect((await edit(reference, { addTags: all.slice(0, 1) }, 2)).body.fieldErrors.tags).toContain('at most');
  expect(await as('editor').post(path, { name: 'One more' })).toMatchObject({
    status: 422,
    body: { code: 'too_many_tags' },
  });
});
