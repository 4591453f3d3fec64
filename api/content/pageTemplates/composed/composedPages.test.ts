import { setTimeout as sleep } from 'node:timers/promises';
import { createMember, startServer, type TestServer, type Visitor } from '../../../testing';
import type { ComposedPage } from '../../landingPages/composed/contract';
import { subjectSlug } from '../../landingPages/composed/landingSubject';
import type { LandingResponse } from '../../landingPages/contract';
import { exampleLandingDraft } from '../../landingPages/example';
import { COMPOSED_PAGES, type TemplateDraft, type TemplateExample } from '../contract';
import { originals } from '../initial';
import { PageTemplate } from '../model';
import { renderTemplate } from '../rendering/renderTemplate';
import { addComposedTemplate } from '../seedPageTemplates';
import { composedSource, composedSubjects, originalPage } from './composedPages';
import { composedValues } from './composedValues';
import { toComposedPage } from './toComposedPage';

const original = originals[COMPOSED_PAGES];
async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('It did not happen within a minute.');
    await sleep(200);
  }
}

type Hero = Extract<TemplateDraft['blocks'][number], { kind: 'hero' }>;

const company = { name: 'Emberline', phone: '', email: '' };

test('the original template says word for word what the composed pages say', () => {
  const some = composedSubjects.filter((_, at) => process.env.LONG || at % 7 === 0);
  for (const subject of some) {
    const rendered = renderTemplate(original, composedValues(subject, company, original));
    const page = toComposedPage(`/${subjectSlug(subject)}`, rendered);
    expect(page).toEqual(originalPage(subject));
  }
});

const [hero] = original.blocks as [Hero];
const benefits = (title: string, items: string[]) => ({
  kind: 'benefits' as const,
  title,
  items: items.map((one) => ({ title: one, text: '' })),
});
const EMPTY = 'A title, text or list of the page is empty. It keeps its original texts.';
const LONG = 'The page has more than 8,000 characters. It keeps its original texts.';
const unusable: [string, string, Partial<TemplateDraft>][] = [
  ['no heading', EMPTY, { blocks: [hero, benefits('', ['A'])] }],
  ['no lines', EMPTY, { blocks: [hero, benefits('A', [])] }],
  ['a title that nobody sees', EMPTY, { blocks: [{ ...hero, title: '\u200b' }] }],
  ['a very long text', LONG, { description: `{% for a in (1..90) %}${'a'.repeat(100)}{% endfor %}` }],
];

test.each(unusable)('a page with %s keeps its original texts', (_, __, part) => {
  const template = { ...original, ...part };
  const rendered = renderTemplate(template, composedValues({ service: 'its' }, company, template));
  expect(rendered).toMatchObject({ missing: [], errors: {} });
  expect(toComposedPage('/its-it', rendered)).toBeUndefined();
});

describe('over HTTP', () => {
  let server: TestServer;
  let editor: Visitor;
  let visitor: Visitor;
  let id: string;
  beforeAll(async () => {
    server = await startServer({}, { hasJobs: false });
    await addComposedTemplate();
    editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
    visitor = server.visitor();
    id = (await PageTemplate.findOne({ slug: COMPOSED_PAGES }).lean())?._id ?? '';
  });
  afterAll(() => server.stop());

  const path = '/api/admin/page-templates';
  const landing = async (slug: string): Promise<LandingResponse> =>
    (await visitor.get(`/api/landing-pages/${slug}`)).body;
  const list = async (): Promise<ComposedPage[]> => (await visitor.get('/api/composed-pages')).body;
  const version = async () => (await editor.get(`${path}/${id}`)).body.version as number;
  const at = async () => ({ 'If-Match': `"${await version()}"` });
  const publish = async (part: Partial<TemplateDraft>) => {
    await editor.patch(`${path}/${id}`, { ...original, ...part }, await at());
    return editor.post(`${path}/${id}/publish`, undefined, await at());
  };

  test('while nobody published a change, visitors get nothing more', async () => {
    expect(await list()).toEqual([]);
    expect(await landing('its-legal-austin-texas')).toEqual({ page: null, isExpired: false, leadsTo: null });
    await publish({ label: 'Renamed', about: 'Only the team reads this.' });
    expect(await list()).toEqual([]);
  });

  test('published changes are on every page, at all URLs of its subject, until the original is published', async () => {
    const record = exampleLandingDraft({ slug: 'mcs-legal-waco-texas', kind: 'programmatic' });
    const { id: recordId } = (await editor.post('/api/admin/landing-pages', record)).body;
    await editor.post(`/api/admin/landing-pages/${recordId}/publish`, undefined, { 'If-Match': '"1"' });
    const description =
      '{{ service.name }}{% if place.code %} near {{ place.name }}{% endif %}. {{ company.name }}';
    expect((await publish({ description })).status).toBe(200);
    await waitUntil(async () => (await list()).length === composedSubjects.length);

    const { composed } = await landing('its-legal-austin-texas');
    const before = originalPage({ service: 'its', industry: 'legal', location: 'austin' });
    expect(composed).toEqual({
      ...before,
      description: expect.stringMatching(/^Managed IT services near Austin, Texas\. \w+/),
    });
    expect((await list()).find(({ path: one }) => one === '/its-legal-austin-texas')).toEqual(composed);
    // The canonical path stays the same for all URLs.
    expect((await landing('its-legal-and-more-austin')).composed).toEqual(composed);
    expect((await landing('blank-texas')).composed).toBeUndefined();
    expect((await landing('anything')).composed).toBeUndefined();
    const taken = await landing('mcs-legal-waco-texas');
    expect([taken.page?.slug, taken.composed]).toEqual(['mcs-legal-waco-texas', undefined]);

    await editor.post(`${path}/${id}/original`, undefined, await at());
    expect((await landing('its-legal-austin-texas')).composed).toBeDefined();
    await editor.post(`${path}/${id}/publish`, undefined, await at());
    await waitUntil(async () => (await list()).length === 0);
    expect((await landing('its-legal-austin-texas')).composed).toBeUndefined();
  });

  test('a page with a text that cannot be rendered keeps its original texts, and so do all once it is unpublished', async () => {
    // Only some services, industries and places have a page.
    expect((await publish({ description: 'See {{ place.path }}.' })).status).toBe(200);
    await waitUntil(async () => (await list()).length > 0);
    expect((await landing('its-legal-austin-texas')).composed?.description).toBe(
      'See /service-areas/austin.',
    );
    expect((await landing('its-legal-it')).composed).toBeUndefined();
    await editor.post(`${path}/${id}/withdraw`, undefined, await at());
    await waitUntil(async () => (await list()).length === 0);
  });

  test('pages on which a change makes no difference are not among the changed ones', async () => {
    const lead =
      "{% if place.code == 'hutto' %}Hello, Hutto.{% else %}{{ industry.service_lead }}{% endif %}";
    const [hero, ...others] = original.blocks as [Hero];
    await publish({ blocks: [{ ...hero, lead }, ...others] });
    await waitUntil(async () => (await list()).length > 0);
    const pages = await list();
    expect(pages).toHaveLength(11 * 11);
    expect(new Set(pages.map((page) => page.lead))).toEqual(new Set(['Hello, Hutto.']));
    expect((await landing('its-legal-austin-texas')).composed).toBeUndefined();
  });

  test('only a hero with benefits below it can be published, with the variables of composed pages', async () => {
    const [hero] = original.blocks;
    const form = { kind: 'form' as const, title: 'A', text: 'B' };
    const refused = await publish({ blocks: [hero as TemplateDraft['blocks'][number], form] });
    expect(refused.body.fieldErrors).toEqual({
      blocks: 'Default landing pages have a hero first, and only benefits below it.',
    });
    const unknown = await publish({ description: '{{ place.county }}' });
    expect(unknown.body.fieldErrors).toEqual({ description: 'The template has no variable place.county.' });
  });

  test('the preview shows composed pages, and what their texts lack', async () => {
    const preview = async (part: Partial<TemplateDraft>): Promise<TemplateExample[]> =>
      (await editor.post(`${path}/examples`, { ...original, ...part })).body;
    const pages = await preview({});
    expect(pages).toHaveLength(12);
    expect(new Set(pages.map((page) => page.path)).size).toBe(12);
    expect(pages.filter(({ missing, errors }) => missing.length || errors.length)).toEqual([]);
    const [first] = await preview({ description: '{{ service.code }}' });
    expect([first?.path, first?.missing]).toEqual(['/austin-texas', ['service.code']]);
  });

  test.each(unusable)(
    'the preview says that a page with %s keeps its original texts',
    async (_, message, part) => {
      const { body } = await editor.post(`${path}/examples`, { ...original, ...part });
      expect(body[0].errors).toEqual([{ field: '', message }]);
    },
  );

  test('a template of the team that had this slug before changes no page', async () => {
    const blocks = [...original.blocks, { kind: 'form', title: 'A', text: 'B' }];
    await PageTemplate.updateOne({ _id: id }, { isPublished: true, 'draft.blocks': blocks });
    composedSource.clear();
    expect(await list()).toEqual([]);
  });

  test('no pages are generated from it', async () => {
    const admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
    await publish({});
    const { body } = await admin.get('/api/admin/page-runs/choices');
    expect(body.templates.map((template: { id: string }) => template.id)).not.toContain(id);
    const run = { template: id, services: ['its'], industries: ['legal'], places: [] };
    expect((await admin.post('/api/admin/page-runs', run)).body.fieldErrors.template).toMatch(
      /^Please choose/,
    );
  });
});
