import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import {
  editLeads,
  exportLeads,
  getLeadFilterOptions,
  type LeadBulkEdit,
  listLeads,
} from '@site/api/leads/pipeline/contract';
import {
  exampleLeadFilterOptions,
  exampleLeadPage,
  exampleLeadSummary,
} from '@site/api/leads/pipeline/example';
import { listLeadMembers } from '@site/api/leads/work/contract';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { LeadsScreen } from './LeadsScreen';

const dana = exampleLeadSummary();
const other = { reference: 'EM-00000002', name: 'Gil Example', status: 'contacted', version: 4 } as const;
const gil = exampleLeadSummary(other);
const page = { ...exampleLeadPage([dana, gil]), total: 39 };

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

function CurrentPath() {
  const { pathname, search } = useLocation();
  return (
    <>
      <LeadsScreen />
      <output aria-label="Address">{pathname + search}</output>
    </>
  );
}

async function openLeads({
  api = fakeApi().on(listLeads, page),
  path = '/admin/leads',
  role = 'admin' as Role,
} = {}) {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  api.on(getLeadFilterOptions, exampleLeadFilterOptions({ tag: [{ id: 'tag-1', name: 'VIP' }] }));
  api.on(listLeadMembers, [{ id: 'member-1', name: 'Robin Example' }]);
  const view = await renderPage(CurrentPath, { path, pattern: '/admin/leads/:id?', api, state });
  await screen.findByRole('link', { name: /Dana Example/ });
  return { ...view, api };
}

const changedBy = ({ leads = [] }: LeadBulkEdit) => ({
  changed: leads.map(({ reference, version }) => ({
    reference,
    version: version + 1,
    former: { status: 'new' as const },
  })),
  stale: [],
  missing: [],
});
const bodies = (api: ReturnType<typeof fakeApi>) =>
  api.requests.filter(({ path }) => path === '/admin/leads/bulk').map(({ body }) => body);

async function move(user: Awaited<ReturnType<typeof openLeads>>['user'], stage: string) {
  await user.click(screen.getByRole('button', { name: 'Stage for selection' }));
  await user.click(await screen.findByRole('menuitem', { name: stage }));
}

test('selected leads are counted, confirmed, moved, and the move can be undone', async () => {
  const api = fakeApi()
    .on(listLeads, page)
    .on(editLeads, ({ body }) => changedBy(body));
  const { user } = await openLeads({ api });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select Gil Example' }));
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select Gil Example' }));
  await move(user, 'Won');
  const dialog = await screen.findByRole('dialog', { name: 'Move 2 leads to Won?' });
  expect(bodies(api)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Move 2 leads' }));
  expect(await screen.findByText('2 leads moved to Won')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  const two = [dana, gil].map(({ reference, version }) => ({ reference, version, status: 'won' }));
  expect(bodies(api)).toEqual([{ leads: two }]);
  api.on(editLeads, ({ body }) => ({
    ...changedBy({ leads: body.leads?.slice(1) }),
    stale: [dana.reference],
  }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone for 1 lead')).toBeVisible();
  expect(screen.getByText('1 lead skipped: changed in the meantime.')).toBeVisible();
  const back = [dana, gil].map(({ reference, version }) => ({
    reference,
    version: version + 1,
    status: 'new',
  }));
  expect(bodies(api).at(-1)).toEqual({ leads: back, isUndo: true });
});

test('a selected lead that changed since is moved at its current version', async () => {
  const api = fakeApi()
    .on(listLeads, page)
    .on(editLeads, ({ body }) => changedBy(body));
  const { user } = await openLeads({ api });
  await user.click(screen.getByRole('checkbox', { name: 'Select Gil Example' }));
  api.on(listLeads, { ...page, items: [dana, { ...gil, status: 'quarantined', version: 9 }] });
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  line.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Quarantine', { selector: 'td *' })).toBeVisible();
  await move(user, 'Won');
  const dialog = await screen.findByRole('dialog', { name: 'Move 1 lead to Won?' });
  expect(dialog).toHaveTextContent('Emails on hold are sent');
  await user.click(within(dialog).getByRole('button', { name: 'Move 1 lead' }));
  expect(await screen.findByText('1 lead moved to Won')).toBeVisible();
  expect(bodies(api)).toEqual([{ leads: [{ reference: gil.reference, version: 9, status: 'won' }] }]);
});

test('all matching leads are moved by filter unless their number has changed', async () => {
  const api = fakeApi()
    .on(listLeads, page)
    .on(editLeads, () => failure(409, 'The list has changed: 40 match now, not 39.'));
  const filter = {
    q: 'example',
    owner: 'none',
    tag: 'tag-1',
    partner: 'Gulf Partners',
    landing: '/lp/gulf',
    form: 'quote',
    score: 'hot',
    past: '30',
    mail: 'dead',
  };
  const path = `/admin/leads?${new URLSearchParams({ ...filter, sort: 'highest' })}`;
  const { user } = await openLeads({ api, path });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Select all 39 matching' }));
  expect(screen.getByText('All 39 selected')).toBeVisible();
  await move(user, 'Lost: Price');
  await user.click(await screen.findByRole('button', { name: 'Move 39 leads' }));
  expect(await screen.findByText(/40 match now, not 39/)).toBeVisible();
  const change = { status: 'lost', lostReason: 'price' };
  expect(bodies(api)).toEqual([{ matching: { ...filter, count: 39, change } }]);
  expect(screen.getByText('All 39 selected')).toBeVisible();
});

test('all matching leads can only be moved if their number is known', async () => {
  const api = fakeApi().on(listLeads, { ...page, total: 600, isMore: true });
  const { user } = await openLeads({ api, path: '/admin/leads?q=dana+example' });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(
    screen.getByText(/You can change up to 2,000 at once. Filter the list to select fewer/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /that match/ })).not.toBeInTheDocument();
});

test('keyboard shortcuts select and open a row, and are off while a dialog is open', async () => {
  const { user } = await openLeads();
  await user.keyboard('jjx');
  expect(screen.getByRole('checkbox', { name: 'Select Gil Example' })).toBeChecked();
  await user.keyboard('kx');
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(keys).getByText('Go to Dashboard')).toBeVisible();
  await user.keyboard('x');
  expect(screen.getByText('2 selected')).toBeInTheDocument();
});

test('a viewer can neither select nor export', async () => {
  await openLeads({ role: 'viewer' });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Export/ })).not.toBeInTheDocument();
});

test('an export requests what the list shows, and an error shows the reason', async () => {
  const api = fakeApi()
    .on(listLeads, page)
    .on(exportLeads, failure(429, 'Too many requests. Please try again later.'));
  const { user } = await openLeads({ api, path: '/admin/leads?status=new&q=dana&sort=oldest' });
  await user.click(screen.getByRole('button', { name: 'Export 39' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  expect(await screen.findByText(/Too many requests/)).toBeVisible();
  expect(screen.getByText('Request test')).toBeInTheDocument();
  expect(api.requests.find(({ path }) => path === '/admin/leads/export')?.query).toEqual({
    status: 'new',
    q: 'dana',
    format: 'csv',
  });
});

test('selected columns are stored; an unreadable stored value is ignored', async () => {
  const { user, unmount } = await openLeads();
  expect(screen.queryByRole('columnheader', { name: 'Email' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const dialog = await screen.findByRole('dialog', { name: 'Columns' });
  expect(within(dialog).getByRole('checkbox', { name: 'Lead' })).toBeDisabled();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Email' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Emails' }));
  unmount();
  const again = await openLeads();
  expect(screen.getByRole('columnheader', { name: 'Email' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Emails' })).not.toBeInTheDocument();
  again.unmount();
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"not":');
  await openLeads();
  expect(screen.getByRole('columnheader', { name: 'Emails' })).toBeVisible();
});

test('the sort order is in the URL and in the request', async () => {
  const { user, api } = await openLeads();
  await user.click(screen.getByRole('button', { name: 'Sort: newest first' }));
  await user.click(await screen.findByRole('menuitem', { name: 'oldest first' }));
  expect(await screen.findByRole('table', { name: 'Leads, oldest first' })).toBeVisible();
  expect(api.requests.at(-1)?.query).toEqual({ sort: 'oldest' });
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('/admin/leads?sort=oldest');
});

test('offline, the list stays with a notice and reloads when online', async () => {
  const { api } = await openLeads();
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/You’re offline/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Dana Example/ })).toBeVisible();
  const before = api.requests.length;
  line.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(api.requests.length).toBeGreaterThan(before));
  expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument();
  line.mockRestore();
});

test('the header of the time sorts the list', async () => {
  const { user, api } = await openLeads();
  await screen.findByRole('link', { name: /Dana Example/ });
  const header = screen.getByRole('columnheader', { name: 'Received' });
  expect(header).toHaveAttribute('aria-sort', 'descending');
  await user.click(within(header).getByRole('link', { name: 'Received' }));
  await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'));
  expect(api.requests.at(-1)?.query).toEqual({ sort: 'oldest' });
});

test.each([
  ['Add tag', 'VIP', 'Change 1 lead', 'Add tag VIP: 1 lead changed', { addTags: ['tag-1'] }],
  ['Priority', 'Urgent', 'Change 1 lead', 'Priority urgent: 1 lead changed', { priority: 'urgent' }],
  ['Owner', 'Robin Example', 'Assign 1 lead', '1 lead assigned to Robin Example', { ownerId: 'member-1' }],
])('a selection is changed by the menu %s', async (menu, item, action, text, change) => {
  const api = fakeApi()
    .on(listLeads, page)
    .on(editLeads, ({ body }) => changedBy(body));
  const { user } = await openLeads({ api });
  await user.click(screen.getByRole('checkbox', { name: 'Select Dana Example' }));
  await user.click(screen.getByRole('button', { name: `${menu} for selection` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  await user.click(await screen.findByRole('button', { name: action }));
  expect(await screen.findByText(text)).toBeVisible();
  const sent = api.requests.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ leads: [{ reference: dana.reference, version: 1, ...change }] });
});
