import {
  COMPOSED_PAGES,
  renderExamples,
  restoreOriginal,
  type TemplateExample,
  type TemplateRow,
  templateContent,
} from '@site/api/content/pageTemplates/contract';
import { exampleTemplateDraft } from '@site/api/content/pageTemplates/example';
import { testSwap } from '@site/api/content/swapTest/contract';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { capitalize } from '../../formatting/capitalize';
import { TemplateGeneratorScreen } from './TemplateGeneratorScreen';

// Queries by role over a complete editor are slow in jsdom while other suites run.
configure({ asyncUtilTimeout: 10_000 });

const draft = exampleTemplateDraft();
const facts = {
  id: 'd'.repeat(24),
  label: draft.label,
  slug: draft.slug,
  state: 'draft' as const,
  path: null,
  publishedAt: null,
  publishAt: null,
  fault: null,
  binnedAt: null,
  version: 1,
  updatedAt: '2026-11-22T20:00:00.000Z',
  updatedBy: 'Ana Ruiz',
};
const row: TemplateRow = { ...facts, about: draft.about, uses: draft.uses };
const documentOf = (words = draft) => ({ ...facts, draft: words, published: null, scheduled: null });
const example: TemplateExample = {
  reason: 'Most text',
  service: 'Managed IT services',
  industry: 'law firms',
  place: 'Taylor',
  path: '/its-legal-taylor-texas',
  title: 'Managed IT services for law firms in Taylor',
  description: 'What it is.',
  words: 1234,
  blocks: [{ kind: 'text', title: 'In short', markdown: 'Some text.' }],
  missing: [],
  errors: [],
};

const templatesApi = () =>
  fakeApi()
    .on(templateContent.list, { items: [row], nextCursor: null, total: 1, isMore: false })
    .on(templateContent.get, documentOf())
    .on(templateContent.presence, [])
    .on(templateContent.edit, ({ body }) => ({ ...documentOf(body), version: 2 }))
    .on(renderExamples, [
      example,
      { ...example, reason: 'Missing facts', place: 'Waco', missing: ['place.road'] },
    ]);

async function open(path: string, { role = 'editor' as Role, api = templatesApi() } = {}) {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const pattern = '/admin/template-generator/:id?';
  return { ...(await renderPage(TemplateGeneratorScreen, { path, pattern, api, state })), api };
}

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
});

test('lists each template with its status and what its pages are for', async () => {
  await open('/admin/template-generator');
  const listed = within(await screen.findByRole('row', { name: /Service in a town/ }));
  expect(listed.getByText('One service for one industry in one town.')).toBeVisible();
  expect(listed.getByText('Service, Industry, Service area')).toBeVisible();
  expect(listed.getByText('Generated pages')).toBeVisible();
});

test('selected templates in the trash are restored, or permanently deleted by an admin', async () => {
  const api = templatesApi()
    .on(templateContent.restoreFromTrash, { ...documentOf(), version: 2 })
    .on(templateContent.deletePermanently, undefined);
  const { user } = await open('/admin/template-generator?bin=yes', { role: 'admin', api });
  const choose = async (action: string) => {
    await user.click(await screen.findByRole('checkbox', { name: 'Select Service in a town' }));
    await user.click(screen.getByRole('button', { name: /Actions for selection/ }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  const sent = () => api.requests.filter(({ method }) => method !== 'GET').map(({ path }) => path);
  await choose('Restore');
  await user.click(await screen.findByRole('button', { name: 'Restore 1 page template' }));
  expect(await screen.findByText('1 page template restored')).toBeVisible();
  await choose('Delete permanently');
  await user.click(screen.getByRole('button', { name: 'Delete 1 page template permanently' }));
  expect(await screen.findByText('1 page template deleted permanently')).toBeVisible();
  const path = `/admin/page-templates/${facts.id}`;
  expect(sent()).toEqual([`${path}/restore`, `${path}/permanently`]);
});

test('the preview shows sample pages, and says which cannot be made and why', async () => {
  const { user } = await open(`/admin/template-generator/${facts.id}`);
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('1 of 2 sample pages can’t be generated.')).toBeVisible();
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getAllByRole('listitem')).toHaveLength(2);
  expect(preview.getByText('place.road')).toBeVisible();
  expect(preview.getAllByText('1,234 words')).toHaveLength(2);
});

test('any two places are compared in the preview', async () => {
  const page = { service: '', industry: '', place: 'taylor', label: 'Taylor', path: '/taylor', missing: [] };
  const places = ['taylor', 'hutto', 'waco'].map((value) => ({ value, label: capitalize(value) }));
  const api = templatesApi().on(testSwap, ({ body }) => ({
    page,
    other: { ...page, place: body.other.place || 'taylor' },
    texts: [[{ text: 'We come by car.', isShared: true }]],
    sharedWords: 4,
    words: 4,
    choices: { service: [], industry: [], place: places },
  }));
  const { user } = await open(`/admin/template-generator/${facts.id}`, { api });
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  await user.click(screen.getByRole('button', { name: 'Swap test' }));
  expect(
    await screen.findByText(/^100% of the words are in sentences that are the same for Hutto/),
  ).toBeVisible();
  expect(screen.getByText('We come by car.').tagName).toBe('MARK');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), 'Waco');
  expect(await screen.findByText(/that are the same for Waco/)).toBeVisible();
});

test('a preview that cannot be made says so', async () => {
  const api = templatesApi().on(renderExamples, failure(503, 'Please try again in a moment.'));
  const { user } = await open(`/admin/template-generator/${facts.id}`, { api });
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
});

test('a text with variables is saved as it was typed', async () => {
  const { user, api } = await open(`/admin/template-generator/${facts.id}`);
  const title = await screen.findByRole('textbox', { name: 'Meta title' });
  await user.clear(title);
  await user.click(title);
  await user.paste('{{ place.name }}: {% if place.road %}by {{ place.road }}{% endif %}');
  const saved = () => api.requests.filter(({ method }) => method === 'PATCH').at(-1)?.body;
  await waitFor(() =>
    expect(saved()).toMatchObject({
      searchTitle: '{{ place.name }}: {% if place.road %}by {{ place.road }}{% endif %}',
    }),
  );
});

test('the variables depend on what the pages are for', async () => {
  const { user } = await open(`/admin/template-generator/${facts.id}`);
  await user.click(await screen.findByText('Available variables'));
  expect(screen.getByText('{{ place.county }}')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Service area' }));
  expect(screen.queryByText('{{ place.county }}')).toBeNull();
});

test('the original of a built-in template is restored as the draft', async () => {
  const builtIn = { ...draft, slug: 'starting-point-event' };
  const original = { ...builtIn, label: 'Event' };
  const api = templatesApi()
    .on(templateContent.get, documentOf(builtIn))
    .on(restoreOriginal, { ...documentOf(original), version: 2 });
  const { user } = await open(`/admin/template-generator/${facts.id}`, { api });
  await user.click(await screen.findByRole('button', { name: 'Restore the original' }));
  expect(await screen.findByText('Original restored')).toBeVisible();
  expect(screen.getByText('It’s a draft until you publish it.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Event');
});

test('a template that has its original texts says so', async () => {
  const original = documentOf({ ...draft, slug: 'starting-point-event' });
  const api = templatesApi().on(templateContent.get, original).on(restoreOriginal, original);
  const { user } = await open(`/admin/template-generator/${facts.id}`, { api });
  await user.click(await screen.findByRole('button', { name: 'Restore the original' }));
  expect(await screen.findByText('These are the original texts already')).toBeVisible();
});

test('a starting point shows all texts of its page, and is neither generated nor moved to the trash', async () => {
  const start = documentOf({ ...draft, slug: 'starting-point-event', uses: [] });
  const api = templatesApi()
    .on(templateContent.get, { ...start, published: start.draft })
    .on(renderExamples, [example]);
  const { user } = await open(`/admin/template-generator/${facts.id}`, { api });
  expect(await screen.findByRole('link', { name: 'New landing page…' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Generate pages' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Move to trash…' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Unpublish…' }));
  expect(await screen.findByText(/New landing pages can’t start from it anymore/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('Some text.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Swap test' })).toBeNull();
});

test('other templates and viewers have no original to restore', async () => {
  const { unmount } = await open(`/admin/template-generator/${facts.id}`);
  expect(await screen.findByRole('heading', { name: 'Generate pages' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Original' })).toBeNull();
  unmount();
  const api = templatesApi().on(templateContent.get, documentOf({ ...draft, slug: 'starting-point-event' }));
  await open(`/admin/template-generator/${facts.id}`, { role: 'viewer', api });
  expect(await screen.findByRole('heading', { name: 'Original' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore the original' })).toBeNull();
});

test('composed pages have no slug or run, and only benefits below their hero', async () => {
  const composed = { ...draft, slug: COMPOSED_PAGES };
  const api = templatesApi().on(templateContent.get, documentOf(composed));
  const { user } = await open(`/admin/template-generator/${facts.id}`, { api });
  expect(
    await screen.findByText('Default landing pages have a hero first, and only benefits below it.'),
  ).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Generate pages' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Page slug' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add block' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Hero/),
    expect.stringMatching(/^Benefits/),
  ]);
  await user.keyboard('{Escape}');
  await user.click(
    screen.getByRole('button', {
      name: '1 Hero: {{ service.name }} for {{ industry.name }} in {{ place.name }}',
    }),
  );
  expect(screen.getByRole('textbox', { name: 'Title' }).tagName).toBe('TEXTAREA');
  expect(screen.getByRole('textbox', { name: 'Intro' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Hero image' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Version history' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Duplicate' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByText('Available variables'));
  expect(screen.getByText('{{ place.heading }}')).toBeVisible();
  expect(screen.queryByText('{{ place.county }}')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('1 of 2 sample pages would keep their original texts.')).toBeVisible();
  expect(screen.getAllByText('Heading: In short')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Swap test' })).toBeNull();
});

test('a viewer reads a template and cannot change it', async () => {
  await open(`/admin/template-generator/${facts.id}`, { role: 'viewer' });
  expect(await screen.findByRole('checkbox', { name: 'Service area' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});
