import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { MAX_EXAMPLES, type TemplateDraft, type TemplateExample } from './contract';
import { exampleTemplateDraft } from './example';

let server: TestServer;
let editor: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());

const path = '/api/admin/page-templates';
const at = (version: number) => ({ 'If-Match': `"${version}"` });
const examples = async (part: Partial<TemplateDraft>, by = editor) => {
  const { status, body } = await by.post(`${path}/examples`, exampleTemplateDraft(part));
  expect(status).toBe(200);
  return body as TemplateExample[];
};
/** The first page that a template with one text block generates. */
const pageOf = async (markdown: string, part: Partial<TemplateDraft> = {}) =>
  (await examples({ ...part, blocks: [{ kind: 'text', title: 'T', markdown }] }))[0] as TemplateExample;
const textOf = ({ blocks }: TemplateExample) => (blocks[0] as { markdown: string } | undefined)?.markdown;

test('twelve pages show the extremes, and a place without facts leaves out what needs them', async () => {
  const made = await examples({}, viewer);
  expect(made).toHaveLength(MAX_EXAMPLES);
  expect(new Set(made.map((one) => one.path)).size).toBeGreaterThan(9);
  expect(made.every(({ missing, errors }) => !missing.length && !errors.length)).toBe(true);
  const [most] = made;
  expect(most?.path).toMatch(/^\/[a-z]+-[a-z]+-[a-z-]+-texas$/);
  expect(most?.blocks.map(({ kind }) => kind)).toEqual(['hero', 'text', 'faq']);
  expect(most?.blocks[2]).toMatchObject({
    items: expect.arrayContaining([{ question: expect.any(String), answer: expect.any(String) }]),
  });
  const bare = made.find(({ reason }) => reason === 'Missing facts');
  expect(bare?.blocks.map(({ kind }) => kind)).toEqual(['hero']);
  expect(most?.words).toBeGreaterThan(bare?.words ?? 0);
});

test('a template without subjects makes one page', async () => {
  const made = await examples({
    uses: [],
    address: 'spring',
    searchTitle: 'A',
    description: 'B',
    blocks: [],
  });
  expect(made).toMatchObject([{ path: '/landing/spring', title: 'A', place: '', reason: 'The page' }]);
});

test('a variable without a value is reported, also in a list', async () => {
  const made = await examples({
    blocks: [{ kind: 'text', title: 'T', markdown: '{{ place.road }} {{ fields.offer }}' }],
    fields: [{ name: 'offer', label: 'Offer', kind: 'text', value: ' ' }],
  });
  expect(made[0]?.missing).toEqual(['fields.offer']);
  expect(made.find(({ reason }) => reason === 'Missing facts')?.missing).toEqual([
    'place.road',
    'fields.offer',
  ]);
});

test.each([
  ['an unknown variable', '{{ place.mayor }}', 'The template has no variable place.mayor.'],
  [
    'a variable of a subject that it does not use',
    '{{ visitor.name }}',
    'The template has no variable visitor.name.',
  ],
  ['an unknown filter', '{{ place.name | shuffle }}', 'Undefined filter: shuffle (line 1, character 1).'],
  ['a file', '{% include "/etc/passwd" %}', 'Tag "include" not found (line 1, character 1).'],
  ['an open tag', '{% if place.name %}', 'Tag {% if place.name %} not closed (line 1, character 1).'],
])('%s blocks publishing', async (_, markdown, message) => {
  const draft = exampleTemplateDraft({
    slug: `t-${Math.random().toString(36).slice(2)}`,
    blocks: [{ kind: 'text', title: 'T', markdown }],
  });
  const { id } = (await editor.post(path, draft)).body;
  const { status, body } = await editor.post(`${path}/${id}/publish`, undefined, at(1));
  expect({ status, errors: body.fieldErrors }).toEqual({
    status: 400,
    errors: { 'blocks.0.markdown': message },
  });
});

test('a template is published without a page, changed at its version, and restored', async () => {
  const draft = exampleTemplateDraft({
    slug: 'kept',
    fields: [{ name: 'offer', label: 'Offer', kind: 'text', value: 'A check' }],
  });
  const { id } = (await editor.post(path, draft)).body;
  expect((await viewer.post(`${path}/${id}/publish`, undefined, at(1))).status).toBe(403);
  expect((await editor.post(`${path}/${id}/publish`, undefined, at(7))).status).toBe(412);
  const published = await editor.post(`${path}/${id}/publish`, undefined, at(1));
  expect(published.body).toMatchObject({ state: 'published', path: null, published: draft });
  const { body: addresses } = await server.visitor().get('/api/addresses');
  expect(JSON.stringify(addresses)).not.toContain('kept');
  const changed = await editor.patch(`${path}/${id}`, { ...draft, about: 'Other' }, at(2));
  expect(changed.body).toMatchObject({ state: 'changed', version: 3 });
  const restored = await editor.post(`${path}/${id}/revisions/2/restore`, undefined, at(3));
  expect(restored.body.draft).toEqual(draft);
  expect((await editor.post(`${path}/${id}/withdraw`, undefined, at(4))).body.state).toBe('draft');
});

test('two variables with one name, and a name that is none, are refused at the field', async () => {
  const field = { label: 'A', kind: 'text' as const, value: 'x' };
  const fields = [
    { ...field, name: 'a' },
    { ...field, name: 'a' },
    { ...field, name: 'A-b' },
  ];
  const { id } = (await editor.post(path, exampleTemplateDraft({ slug: 'names', fields }))).body;
  const { body } = await editor.post(`${path}/${id}/publish`, undefined, at(1));
  expect(Object.keys(body.fieldErrors)).toEqual(['fields.1.name', 'fields.2.name']);
});

test.each([
  ['a loop without end', '{% for i in (1..100000000) %}{{ i }}{% endfor %}'],
  ['loops within loops', `${'{% for i in (1..999) %}'.repeat(6)}${'{% endfor %}'.repeat(6)}`],
  [
    'a text that doubles',
    `{% assign a = "xxxxxxxxxxxxxxxx" %}${'{% assign a = a | append: a %}'.repeat(40)}{{ a }}`,
  ],
  [
    'a text that replaces',
    `{% assign a = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" %}${'{% assign a = a | replace: "a", a %}'.repeat(8)}{{ a }}`,
  ],
  ['a large page', '{% for i in (1..60000) %}abcdefghij{% endfor %}'],
])('%s ends with a named error, and other requests are answered', async (_, markdown) => {
  const [{ errors }, health] = await Promise.all([pageOf(markdown), server.visitor().get('/healthz')]);
  expect(health.status).toBe(200);
  expect(errors).toEqual([
    { field: '', message: expect.stringMatching(/larger than 200 KB|longer than 50 ms/) },
  ]);
});

test.each([
  '{{ place.constructor.constructor }}',
  '{{ place.__proto__ }}',
  '{{ place.name.length.constructor }}',
  '{{ place["constructor"]["prototype"] }}',
  '{{ "".constructor }}',
  '{{ process.env.SESSION_SECRET }}',
  '{{ globalThis }}',
  '{% render "../../../etc/passwd" %}',
  '{% layout "x" %}',
  '{% block a %}{% endblock %}',
  '{{ place.name | sha256 }}',
  '{{ place | json }}',
])('%s gives nothing away', async (markdown) => {
  const page = await pageOf(markdown);
  expect(page.missing.length + page.errors.length).toBeGreaterThan(0);
  expect(JSON.stringify(page.blocks)).not.toMatch(/function|native code|root:|SECRET=/);
});

/** Payloads, each as the value of a variable that a Markdown text, a title and a path show. */
const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '[click](javascript:alert(1))',
  '![x](javascript:alert(1))',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)\n[a]',
  '# heading',
  '- item',
  '`code`',
  '{{ place.name }}',
  '{% include "x" %}',
  '</textarea><script>alert(1)</script>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<style>*{display:none}</style>',
  '<!-- comment',
  '&lt;script&gt;',
  'javascript:alert(1)',
  '\u202Eevil',
];

test.each(payloads)('the value %s is text in every text of a page', async (value) => {
  const page = await pageOf('Before {{ fields.x }} after', {
    fields: [{ name: 'x', label: 'X', kind: 'text', value }],
    searchTitle: '{{ fields.x }}',
  });
  expect(page.errors).toEqual([]);
  // As a reader sees it: as it was written, without markup of its own.
  const markdown = textOf(page) ?? '';
  expect(markdown).not.toMatch(/(?<!\\)[<[`]/);
  expect(page.title).toBe(value.trim());
});

test.each([
  ['1. item', '1\\. item'],
  ['2) item', '2\\) item'],
  ['~~~', '\\~\\~\\~'],
  ['A\n===', 'A\n\\==='],
  ['A\n\n    code', 'A\n\n code'],
  ['&lt;b&gt;', '\\&lt;b\\&gt;'],
])('the value %s starts no list, code or heading', async (value, markdown) => {
  const page = await pageOf('{{ fields.x }}', { fields: [{ name: 'x', label: 'X', kind: 'text', value }] });
  expect(textOf(page)).toBe(markdown);
});

test('a link keeps its address, also with parentheses', async () => {
  const value = 'https://example.org/a_(b)?c=d&e=f';
  const page = await pageOf('[source]({{ fields.x }})', {
    fields: [{ name: 'x', label: 'X', kind: 'link', value }],
  });
  expect(textOf(page)).toBe('[source](https://example.org/a_%28b%29?c=d&e=f)');
});
