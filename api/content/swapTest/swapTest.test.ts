import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { exampleTemplateDraft } from '../pageTemplates/example';

let server: TestServer;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  const { email, password } = await createMember({ role: 'viewer' });
  viewer = server.visitor();
  await viewer.signIn(email, password);
});
afterAll(() => server.stop());

const subjects = { service: '', industry: '', place: '' };
const markdown =
  'We support {{ place.name }}. The road is {{ place.road }}. We are in {{ place.county }}, near {{ place.nearby | join: ", " }}. For {{ industry.name }}.';
const swap = (page: object, other: object, part: object = {}) =>
  viewer.post('/api/admin/page-templates/swap-test/dry-run', {
    template: exampleTemplateDraft({ blocks: [{ kind: 'text', title: 'Help', markdown }], ...part }),
    page: { ...subjects, ...page },
    other: { ...subjects, ...other },
  });
const marks = ({ texts }: { texts: { isShared: boolean }[][] }) =>
  texts.at(-1)?.map(({ isShared }) => isShared);

test('two places are compared before pages are generated, apart from names, county and neighbors', async () => {
  const { status, body } = await swap({ place: 'georgetown' }, { place: 'hutto' });
  expect(status).toBe(200);
  expect(body.page).toMatchObject({ place: 'georgetown', missing: [] });
  expect(body.other.path).toContain('hutto');
  expect(marks(body)).toEqual([true, false, true, true]);
  expect(body.sharedWords).toBeLessThan(body.words);
  expect(body.choices.place).toContainEqual({ value: 'hutto', label: 'Hutto' });
});

test('industries are compared in the same way, and choices that are gone are named', async () => {
  const { body } = await swap({ place: 'hutto', industry: 'legal' }, { place: 'hutto', industry: 'health' });
  expect(marks(body)).toEqual([true, true, true, true]);
  expect(body.page.industry).toBe('legal');
  expect((await swap({ place: 'nowhere' }, {})).status).toBe(404);
  const single = await swap(
    { place: 'nowhere' },
    {},
    { uses: [], blocks: [{ kind: 'text', title: 'A', markdown: 'B.' }] },
  );
  expect(single.body).toMatchObject({ sharedWords: single.body.words, page: { place: '' } });
});
