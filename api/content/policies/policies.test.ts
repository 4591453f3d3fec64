import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { Content, type ContentRecord } from '../documents/model';
import { renderSections } from '../markdown/renderSections';
import type { PolicyDraft } from './contract';
import { createPolicyVersion } from './createPolicyVersion';
import { examplePolicyDraft } from './example';
import { initialPolicies } from './initial';
import { PolicyVersion } from './model';
import { policyTextHash } from './policyTextHash';
import { seedPolicies } from './seedPolicies';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startServer();
  owner = await server.signInAs((await createMember({ role: 'owner' }))._id);
});
afterAll(() => server.stop());

const at = (version: number) => ({ 'If-Match': `"${version}"` });
const path = '/api/admin/policies';
const visitor = () => server.visitor();
const begin = async (part: Partial<PolicyDraft>) => (await owner.post(path, examplePolicyDraft(part))).body;
const publish = (id: string, version: number) => owner.post(`${path}/${id}/publish`, undefined, at(version));
const counselOf = (draft: PolicyDraft, name = 'D. Ames') => ({
  name,
  on: '2026-01-05',
  words: policyTextHash(draft),
});
const consentVersion = async () => (await visitor().get('/api/site')).body.consentPolicy;

async function seeded(slug: string) {
  const { _id } = (await Content.findOne({ kind: 'policy', slug }).lean<ContentRecord>())!;
  return (await owner.get(`${path}/${_id}`)).body;
}

test('a new site has both policies with their exact versions, and adds none twice', async () => {
  await seedPolicies();
  for (const { slug, versions } of initialPolicies) {
    const { body } = await visitor().get(`/api/policies/${slug}`);
    const last = versions.at(-1)!;
    const shown = renderSections(last.markdown).map(({ id, title, html }) => ({ id, title, html }));
    expect(body).toMatchObject({ slug, title: last.title, effective: last.effective, counselOn: null });
    expect(body.sections).toEqual(shown);
    expect(body.versions).toHaveLength(versions.length);
    for (const [index, version] of versions.entries()) {
      const response = (await visitor().get(`/api/policies/${slug}/versions/${index + 1}`)).body;
      const lines = response.sections.flatMap(({ title, lines: own }: { title: string; lines: string[] }) => [
        title,
        ...own,
      ]);
      const written = version.markdown.split('\n').filter(Boolean);
      expect(lines).toEqual(written.map((line) => line.replace(/^(## |- )/, '')));
    }
  }
});

test('a publication adds a version, and the previous one stays unchanged', async () => {
  const { id, draft, version } = await seeded('terms-of-service');
  const first = await PolicyVersion.find({ policyId: id }).lean();
  const words = { ...draft, markdown: `${draft.markdown}\n## New\n\nIt ends in **May**.\n` };
  await owner.patch(`${path}/${id}`, words, at(version));
  const refused = await publish(id, version + 1);
  expect(refused).toMatchObject({ status: 400, body: { fieldErrors: { inShort: expect.any(String) } } });
  await owner.patch(`${path}/${id}`, { ...words, inShort: 'Something ends.\n\n In May. ' }, at(version + 1));
  expect((await publish(id, version + 2)).status).toBe(200);
  const { body } = await visitor().get('/api/policies/terms-of-service');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date());
  expect(body).toMatchObject({ version: 2, effective: today, inShort: ['Something ends.', 'In May.'] });
  expect(body.versions.map(({ version: one }: { version: number }) => one)).toEqual([2, 1]);
  expect(body.sections.at(-1)).toEqual({
    id: 'section-new',
    title: 'New',
    html: '<p>It ends in <strong>May</strong>.</p>',
  });
  const [kept, ...others] = await PolicyVersion.find({ policyId: id }).sort({ version: 1 }).lean();
  expect([kept]).toEqual(first);
  expect(others).toHaveLength(1);
  const again = await publish(id, version + 3);
  expect(again).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Nothing changed/) },
  });
});

test('a policy with a fixed path keeps it and cannot be withdrawn', async () => {
  const { id, draft, version } = await seeded('privacy-policy');
  const withdrawn = await owner.post(`${path}/${id}/withdraw`, undefined, at(version));
  expect(withdrawn).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Pages link to this/) },
  });
  expect((await owner.send('DELETE', `${path}/${id}`, { headers: at(version) })).status).toBe(409);
  expect((await visitor().get('/api/policies/privacy-policy')).status).toBe(200);
  await owner.patch(`${path}/${id}`, { ...draft, slug: 'elsewhere' }, at(version));
  expect((await publish(id, version + 1)).body.fieldErrors).toHaveProperty('slug');
  const second = await begin({ slug: 'privacy-policy' });
  expect((await publish(second.id, 1)).body.fieldErrors).toEqual({
    slug: 'Another policy has this URL.',
  });
});

test('a version that asks again raises the consent version', async () => {
  expect(await consentVersion()).toBe('1');
  const draft = examplePolicyDraft({ slug: 'asks-again', asksAgain: true });
  const { id } = await begin(draft);
  expect(await consentVersion()).toBe('1');
  await publish(id, 1);
  await waitForConsentVersion('2');
  await owner.post(`${path}/${id}/withdraw`, undefined, at(2));
  expect((await visitor().get('/api/policies/asks-again')).status).toBe(404);
  expect(await PolicyVersion.countDocuments({ policyId: id })).toBe(1);
  expect(await consentVersion()).toBe('2');
});

test('a review by counsel applies only to the text that was reviewed', async () => {
  const draft = examplePolicyDraft({ slug: 'read-by-counsel' });
  const { id } = await begin({ ...draft, counsel: counselOf(draft) });
  await owner.patch(`${path}/${id}`, { ...draft, lead: 'Other words.', counsel: counselOf(draft) }, at(1));
  expect((await publish(id, 2)).body.fieldErrors).toEqual({
    counsel: expect.stringMatching(/^The text changed after the legal review/),
  });
  await owner.patch(`${path}/${id}`, draft, at(2));
  await publish(id, 3);
  expect((await visitor().get('/api/policies/read-by-counsel')).body.counselOn).toBeNull();
  await owner.patch(`${path}/${id}`, { ...draft, counsel: counselOf(draft) }, at(4));
  expect((await publish(id, 5)).status).toBe(200);
  const { body } = await visitor().get('/api/policies/read-by-counsel');
  expect(body).toMatchObject({ version: 2, counselOn: '2026-01-05', inShort: [] });
  expect(JSON.stringify(body)).not.toContain('D. Ames');
});

test('a version scheduled for a later day takes effect on that day', async () => {
  const day = new Date(Date.now() + 2 * 86_400_000);
  const effective = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(day);
  const { id } = await begin({ slug: 'later', effective });
  expect((await publish(id, 1)).body.fieldErrors).toEqual({
    effective: expect.stringMatching(/Schedule the policy/),
  });
  const schedule = (moment: Date) =>
    owner.send('PUT', `${path}/${id}/schedule`, { body: { at: moment.toISOString() }, headers: at(1) });
  expect((await schedule(new Date(Date.now() + 9 * 86_400_000))).body.fieldErrors).toHaveProperty(
    'effective',
  );
  expect((await schedule(day)).status).toBe(200);
  expect((await visitor().get('/api/policies/later')).status).toBe(404);
});

test('a draft keeps what was typed for its effective date, and is not published with it', async () => {
  const { id } = await begin({ slug: 'typed', effective: 'a month after Thanksgiving' });
  expect((await publish(id, 1)).body.fieldErrors).toEqual({ effective: 'There is no such day.' });
});

test("a scheduled version takes effect on its day in the firm's time zone", () => {
  const night = new Date('2026-12-01T05:30:00.000Z');
  const next = createPolicyVersion('one', examplePolicyDraft(), night, null);
  expect(next).toMatchObject({ version: 1, effective: '2026-11-30', publishedAt: night });
  const reread = { ...examplePolicyDraft(), counsel: counselOf(examplePolicyDraft()) };
  expect(createPolicyVersion('one', reread, new Date('2027-02-01T18:00:00.000Z'), next)).toMatchObject({
    version: 2,
    effective: '2026-11-30',
    counsel: { name: 'D. Ames', on: '2026-01-05' },
  });
});

test.each(['policies/nothing', 'policies/privacy-policy/versions/99', 'policies/privacy-policy/versions/x'])(
  'there is no %s',
  async (path) => {
    expect((await visitor().get(`/api/${path}`)).status).toBe(404);
  },
);

test('an editor may read policies and not write them', async () => {
  const editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  expect((await editor.get(path)).status).toBe(200);
  expect((await editor.post(path, examplePolicyDraft())).status).toBe(403);
});

async function waitForConsentVersion(version: string): Promise<void> {
  while ((await consentVersion()) !== version) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('the text of a previewed version requires its token and is not cached', async () => {
  const { id, draft, version } = await seeded('terms-of-service');
  const changed = { ...draft, markdown: `${draft.markdown}\n\nOne more word.` };
  await owner.patch(`${path}/${id}`, changed, at(version));
  const token = (await owner.post(`${path}/${id}/preview`)).body.path.split('preview=')[1];
  const shown = await visitor().get('/api/policies/terms-of-service', { 'X-Preview': token });
  const next = `/api/policies/terms-of-service/versions/${shown.body.version}`;
  const response = await visitor().get(next, { 'X-Preview': token });
  expect(response.status).toBe(200);
  expect(JSON.stringify(response.body.sections)).toContain('One more word.');
  expect(response.headers.get('cache-control')).toBe('no-store');
  for (const other of ['a'.repeat(43), 'x', token.slice(1)])
    expect((await visitor().get(next, { 'X-Preview': other })).status).toBe(404);
  expect((await visitor().get(next)).status).toBe(404);
  expect(
    (await visitor().get('/api/policies/privacy-policy/versions/9', { 'X-Preview': token })).status,
  ).toBe(404);
});
