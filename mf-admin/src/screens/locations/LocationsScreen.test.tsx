import {
  emptyLocation,
  type LocationRow,
  listAreas,
  listAreaViews,
  locationContent,
} from '@site/api/content/locations/contract';
import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { listLeadPages } from '@site/api/leads/pipeline/contract';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { LocationsScreen } from './LocationsScreen';

// Queries by role over a complete screen are slow in jsdom while other suites run.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

const area = (name: string, lat: number, part: Partial<LocationRow> = {}): LocationRow => ({
  id: name.padEnd(24, '0'),
  label: name,
  slug: name.toLowerCase(),
  state: 'published',
  path: `/service-areas/${name.toLowerCase()}`,
  publishedAt: '2026-11-22T20:00:00.000Z',
  publishAt: null,
  fault: null,
  binnedAt: null,
  updatedAt: '2026-11-22T20:00:00.000Z',
  updatedBy: 'Ana',
  version: 3,
  county: 'Williamson',
  lat,
  lng: -97.7,
  order: 1,
  completeness: 80,
  ...part,
});
const hutto = area('Hutto', 30.54);
const taylor = area('Taylor', 30.57);
const draft = area('Leander', 30.55, { state: 'draft', path: null });
const waco = area('Waco', 31.5);
const rows = [hutto, taylor, draft, waco];

function locationsApi() {
  const { county: _1, lat: _2, lng: _3, order: _4, completeness: _5, ...facts } = hutto;
  const written = { ...emptyLocation, name: 'Hutto', slug: 'hutto', lat: 30.54, lng: -97.7 };
  const document = { ...facts, draft: written, published: written, scheduled: null };
  return fakeApi()
    .on(locationContent.list, { items: rows, nextCursor: null, total: rows.length, isMore: false })
    .on(locationContent.get, document)
    .on(
      listAreas,
      rows.map(({ id, slug, label: name, path, lat, lng, completeness }) => ({
        id,
        slug,
        name,
        path,
        lat,
        lng,
        completeness,
      })),
    )
    .on(listAreaViews, [{ path: '/service-areas/waco', views: 1200 }])
    .on(locationContent.presence, [])
    .on(locationContent.withdraw, { ...document, state: 'withdrawn', path: null, version: 4 })
    .on(locationContent.moveToTrash, undefined);
}

async function open(api: ReturnType<typeof fakeApi>, path = '/admin/locations') {
  const state = { session: exampleSession({ user: exampleMember({ role: 'editor' }) }) };
  return renderPage(LocationsScreen, { path, pattern: '/admin/locations/:id?', api, state });
}

const requested = (api: ReturnType<typeof fakeApi>, action: RegExp) =>
  api.requests.filter(({ method, path }) => action.test(`${method} ${path}`));
const field = () => screen.getByRole('textbox', { name: 'Redirect its URL to' });
const many = () => screen.getByRole('textbox', { name: 'Redirect their URLs to' });

test('unpublishing an area asks for a redirect target and suggests the nearest published area', async () => {
  const api = locationsApi();
  const { user } = await open(api, `/admin/locations/${hutto.id}`);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish…' }));
  await screen.findByRole('dialog');
  expect(field()).toHaveValue('/service-areas/taylor');
  const message = 'There is no page at this URL.';
  api.on(locationContent.withdraw, () => failure(400, message, { fieldErrors: { to: message } }));
  await user.clear(field());
  await user.pasteInto(field(), '/nowhere');
  await user.click(screen.getByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(field()).toBeInvalid();
  expect(await findViolations()).toEqual([]);
  expect(screen.queryByText(/Couldn’t unpublish/)).toBeNull();
  expect(requested(api, /withdraw/).map(({ query }) => query)).toEqual([{ to: '/nowhere' }]);
});

test('deleting a published area asks for a redirect target; an unpublished one is deleted directly', async () => {
  const api = locationsApi();
  const { user } = await open(api, `/admin/locations/${hutto.id}`);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to trash…' }));
  await user.click(screen.getByRole('button', { name: 'Move to trash' }));
  await waitFor(() =>
    expect(requested(api, /^DELETE/).map(({ query }) => query)).toEqual([{ to: '/service-areas/taylor' }]),
  );
});

test('bulk unpublishing redirects to one page that is not among the selected ones', async () => {
  const api = locationsApi();
  const { user } = await open(api);
  for (const { label } of [hutto, waco])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(label) }));
  await user.click(screen.getByRole('button', { name: 'Actions for selection' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(many()).toHaveValue('/services');
  await user.clear(many());
  await user.pasteInto(many(), '/service-areas/waco');
  await user.click(dialog.getByRole('button', { name: 'Unpublish 2 service areas' }));
  await waitFor(() => expect(many()).toHaveAccessibleDescription(/unpublishing this page too/));
  expect(requested(api, /withdraw/)).toEqual([]);
  await user.clear(many());
  await user.pasteInto(many(), '/service-areas/taylor');
  await user.click(dialog.getByRole('button', { name: 'Unpublish 2 service areas' }));
  await waitFor(() => expect(requested(api, /withdraw/)).toHaveLength(2));
  for (const { query } of requested(api, /withdraw/)) expect(query).toEqual({ to: '/service-areas/taylor' });
  expect(await screen.findByText('2 service areas unpublished')).toBeVisible();
});

test('the coverage is shown as a map and as a table, most leads first', async () => {
  const pages = [
    { page: '/service-areas/waco', leads: 3 },
    { page: '/its-legal-waco-texas', leads: 2 },
    { page: '/service-areas/hutto', leads: 1 },
  ];
  const { user } = await open(locationsApi().on(listLeadPages, pages));
  await user.click(await screen.findByText('Coverage by service area'));
  const table = await screen.findByRole('table', { name: 'Coverage by service area, most leads first' });
  const cells = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent).join(' '));
  await waitFor(() =>
    expect(cells()).toEqual(['Waco 80% 1,200 5', 'Hutto 80% – 1', 'Leander 80% – 0', 'Taylor 80% – 0']),
  );
  expect(screen.getByRole('img', { name: 'Map of 4 areas' })).toBeVisible();
  expect(within(table).getByRole('link', { name: 'Waco' })).toHaveAttribute(
    'href',
    `/admin/locations/${waco.id}`,
  );
});

test('undoing a bulk publication leaves no path without a page', async () => {
  const api = locationsApi();
  const { id } = draft;
  const { county: _1, lat: _2, lng: _3, order: _4, completeness: _5, ...facts } = draft;
  const published = { ...facts, state: 'published' as const, path: '/service-areas/leander', version: 4 };
  api.on(locationContent.publish, { ...published, draft: emptyLocation, published: null, scheduled: null });
  const { user } = await open(api);
  await user.click(await screen.findByRole('checkbox', { name: /Leander/ }));
  await user.click(screen.getByRole('button', { name: 'Actions for selection' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Publish' }));
  expect(screen.queryByRole('textbox', { name: /lead/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Publish 1 service area' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(requested(api, /withdraw/)).toHaveLength(1));
  expect(requested(api, /withdraw/)[0]).toMatchObject({
    path: `/admin/locations/${id}/withdraw`,
    query: { to: '/services' },
  });
});
