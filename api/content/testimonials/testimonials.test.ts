import mongoose from 'mongoose';
import { AuditLog } from '../../platform/audit/model';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import type { TestimonialEntry } from './contract';
import { exampleTestimonialDraft as draft } from './example';
import { initialTestimonials } from './initial';
import { Testimonial } from './model';
import { addTestimonialDefaults, seedTestimonials } from './seedTestimonials';

const path = '/api/admin/testimonials';
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
  await Testimonial.deleteMany({});
  await seedTestimonials();
});

async function created(part: Parameters<typeof draft>[0] = {}): Promise<TestimonialEntry> {
  const { status, body } = await editor.post(path, draft(part));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
}

const list = async (who = viewer): Promise<TestimonialEntry[]> => (await who.get(path)).body.items;

test('a new site has samples on the home page, marked as such', async () => {
  expect(await list()).toMatchObject(
    initialTestimonials.map(({ quote }) => ({ quote, isSample: true, state: 'home', version: 1 })),
  );
});

test.each([
  { quote: 'short' },
  { quote: 'x'.repeat(301) },
  { name: ' ' },
  { position: 'x'.repeat(81) },
  { consentOn: '2 October' },
  { consentOn: '2026-02-30' },
  { consentOn: '2999-01-01' },
  { consentProof: 'x'.repeat(501) },
  { isShown: 'yes' },
])('refuses %j with an error at the field', async (part) => {
  const { status, body } = await editor.post(path, draft(part as object));
  expect(status).toBe(400);
  expect(Object.keys(body.fieldErrors)).toEqual(Object.keys(part));
});

test('parallel requests exceed the limit of 50 neither alone nor together', async () => {
  await Testimonial.deleteMany({});
  await Testimonial.insertMany(Array.from({ length: 49 }, (_, order) => ({ ...draft(), order })));
  const replies = await Promise.all([1, 2, 3].map(() => editor.post(path, draft())));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test('a testimonial cannot be shown without documented consent', async () => {
  for (const [part, fields] of [
    [{ consentOn: '', consentProof: ' ' }, ['consentOn', 'consentProof']],
    [{ consentOn: '' }, ['consentOn']],
    [{ consentProof: '' }, ['consentProof']],
  ] as const) {
    const { status, body } = await editor.post(path, draft(part));
    expect({ status, fields: Object.keys(body.fieldErrors) }).toEqual({ status: 400, fields });
  }
  const { id } = await created({ consentOn: '', consentProof: '', isShown: false });
  const headers = { 'If-Match': '"1"' };
  const shown = await editor.patch(`${path}/${id}`, draft({ consentOn: '', consentProof: '' }), headers);
  expect(shown.status).toBe(400);
  expect((await editor.patch(`${path}/${id}`, draft(), headers)).status).toBe(200);
});

test('a sample with a changed quote needs consent', async () => {
  const [sample] = await list();
  const { quote, name, position } = sample!;
  const one = `${path}/${sample!.id}`;
  const asSample = draft({ quote, name, position, consentOn: '', consentProof: '' });
  const headers = { 'If-Match': '"1"' };
  const other = await editor.patch(one, { ...asSample, quote: `${quote} Really.` }, headers);
  expect(Object.keys(other.body.fieldErrors)).toEqual(['consentOn', 'consentProof']);
  expect((await editor.patch(one, { ...asSample, name: 'Q. Q.' }, headers)).body).toMatchObject({
    name: 'Q. Q.',
    isSample: true,
    version: 2,
  });
});

test('the first three visible ones are on the home page, in their order; the next waits', async () => {
  const fourth = await created({ quote: '<script>alert(1)</script> said nobody' });
  expect((await list()).map(({ state }) => state)).toEqual(['home', 'home', 'home', 'waiting']);
  const ids = [fourth.id, 'sample-1', 'sample-2', 'sample-3'];
  expect((await editor.send('PUT', `${path}/order`, { body: { ids } })).status).toBe(204);
  let { body } = await server.visitor().get('/api/site');
  while (body.testimonials[0].quote !== fourth.quote) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    ({ body } = await server.visitor().get('/api/site'));
  }
  expect(body.testimonials).toHaveLength(3);
  const { quote, name, position } = fourth;
  expect(body.testimonials[0]).toEqual({ quote, name, position, image: '' });
  expect(JSON.stringify(body)).not.toContain('shared mailbox');
  expect((await list()).map(({ state }) => state)).toEqual(['home', 'home', 'home', 'waiting']);
});

test('is changed and deleted at its version', async () => {
  const { id } = await created();
  const one = `${path}/${id}`;
  const change = (version: string) => editor.patch(one, draft({ name: 'P. L.' }), { 'If-Match': version });
  expect((await change('"1"')).body).toMatchObject({ name: 'P. L.', version: 2 });
  expect((await change('"1"')).status).toBe(412);
  const remove = (version: string) => editor.send('DELETE', one, { headers: { 'If-Match': version } });
  expect((await remove('"1"')).status).toBe(412);
  expect((await remove('"2"')).status).toBe(204);
  expect((await viewer.get(one)).status).toBe(404);
});

test('the proof of consent is visible to editors only, and not in the audit log', async () => {
  const { id } = await created();
  expect((await viewer.get(`${path}/${id}`)).body.consentProof).toBe('On file, for editors and above');
  expect((await editor.get(`${path}/${id}`)).body.consentProof).toContain('shared mailbox');
  const lines = await AuditLog.find({ entity: 'testimonials', entityId: id }).lean();
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('shared mailbox');
});

test('testimonials stored before they could be hidden stay visible', async () => {
  const old = { _id: 'old', quote: 'Said long ago.', name: 'O. L.', position: '', image: '', order: -1 };
  await Testimonial.collection.insertOne(old as never);
  await addTestimonialDefaults(mongoose.connection.db!);
  expect((await list())[0]).toMatchObject({ id: 'old', state: 'home', version: 1, isShown: true });
});
