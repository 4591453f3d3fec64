import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { editLead, getLead, getLeadTotals, listLeads } from '@site/api/leads/pipeline/contract';
import { exampleLead, exampleLeadPage, exampleLeadSummary } from '@site/api/leads/pipeline/example';
import { listLeadMembers } from '@site/api/leads/work/contract';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LeadBoardScreen } from './LeadBoardScreen';

const dana = exampleLeadSummary();

async function openBoard(role: 'editor' | 'viewer' = 'editor', leads = [dana]) {
  const api = fakeApi()
    .on(listLeads, ({ query }) => exampleLeadPage(query.status === 'new' ? leads : []))
    .on(getLead, exampleLead())
    .on(editLead, ({ body }) => exampleLead({ status: body.status, version: 2 }))
    .on(listLeadMembers, [{ id: 'member-1', name: 'Robin Example' }])
    .on(getLeadTotals, [{ status: 'new', leads: 2, value: 14_500 }]);
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(LeadBoardScreen, { path: '/admin/leads/board', api, state });
  await screen.findByRole('link', { name: /Dana Example/ });
  const writes = () => api.requests.filter(({ method }) => method === 'PATCH');
  return { ...view, api, writes };
}

test('a card is dragged to another stage, and the move can be undone', async () => {
  const { user, writes } = await openBoard();
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
  fireEvent.dragStart(screen.getByRole('listitem'), { dataTransfer });
  const target = screen.getByRole('region', { name: 'Qualified' });
  fireEvent.dragOver(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(writes().map(({ body }) => body)).toEqual([
      { status: 'qualified' },
      { status: 'new', isUndo: true },
    ]),
  );
});

test('a focused card is moved by number, and Lost asks for the reason', async () => {
  const { user, writes } = await openBoard();
  screen.getByRole('link', { name: /Dana Example/ }).focus();
  await user.keyboard('5');
  const dialog = await screen.findByRole('dialog', { name: 'Move to Lost' });
  await user.selectOptions(within(dialog).getByLabelText('Reason'), 'Price');
  await user.click(within(dialog).getByRole('button', { name: 'Move to Lost' }));
  await waitFor(() => expect(writes()[0]?.body).toEqual({ status: 'lost', lostReason: 'price' }));
});

test('a reason stays in its dialog when someone else changed the lead, and is sent for its current version', async () => {
  const { user, api, writes } = await openBoard();
  api
    .on(editLead, () => failure(412, 'Reload.'))
    .on(getLead, exampleLead({ status: 'qualified', version: 7 }));
  screen.getByRole('link', { name: /Dana Example/ }).focus();
  await user.keyboard('5');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to Lost' }));
  await user.selectOptions(dialog.getByLabelText('Reason'), 'Price');
  await user.click(dialog.getByRole('button', { name: 'Move to Lost' }));
  expect(await dialog.findByText(/Someone else changed this/)).toBeVisible();
  api.on(editLead, exampleLead({ status: 'lost', version: 8 }));
  await user.click(dialog.getByRole('button', { name: 'Move to Lost' }));
  expect(await screen.findByText('Dana Example moved to Lost')).toBeVisible();
  expect(writes().map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"7"']);
});

test('a card is moved while another one is being saved', async () => {
  const kim = exampleLeadSummary({ reference: 'EM-00000009', name: 'Kim Example' });
  const { user, api, writes } = await openBoard('editor', [dana, kim]);
  let finish = () => {};
  const saved = new Promise<void>((resolve) => {
    finish = resolve;
  });
  api.on(editLead, async ({ body }) => {
    await saved;
    return exampleLead({ status: body.status, version: 2 });
  });
  screen.getByRole('link', { name: /Dana Example/ }).focus();
  await user.keyboard('22');
  await waitFor(() => expect(writes()).toHaveLength(1));
  screen.getByRole('link', { name: /Kim Example/ }).focus();
  await user.keyboard('3');
  await waitFor(() =>
    expect(writes().map(({ body }) => body)).toEqual([{ status: 'contacted' }, { status: 'qualified' }]),
  );
  finish();
  expect(await screen.findByText('Kim Example moved to Qualified')).toBeVisible();
});

test('a conflicting move is explained', async () => {
  const { user, api } = await openBoard();
  api.on(editLead, () => failure(412, 'Somebody else changed this.'));
  await user.click(screen.getByRole('button', { name: 'Move Dana Example' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Contacted' }));
  expect(await screen.findByText('Dana Example couldn’t be moved')).toBeVisible();
});

test('the stages scroll by keyboard, also without a card', async () => {
  const api = fakeApi()
    .on(listLeads, () => exampleLeadPage([]))
    .on(listLeadMembers, [])
    .on(getLeadTotals, []);
  await renderPage(LeadBoardScreen, { path: '/admin/leads/board', api });
  await waitFor(() => expect(screen.getAllByText('No leads.')).toHaveLength(5));
  expect(screen.getByRole('region', { name: 'Stages' })).toHaveAttribute('tabindex', '0');
});

test('a column has the sum of its values, a card its deal and next task, and both follow owner and search', async () => {
  const kim = exampleLeadSummary({
    reference: 'EM-00000009',
    name: 'Kim Example',
    value: 14_500,
    closeOn: '2026-12-15',
    nextTask: { dueOn: '2026-11-20', isOverdue: true },
  });
  const { user, api } = await openBoard('editor', [dana, kim]);
  const column = screen.getByRole('region', { name: 'New' });
  expect(await within(column).findByText('$14,500', { selector: 'p' })).toBeVisible();
  const [first, second] = within(column).getAllByRole('listitem');
  expect(first).toHaveTextContent('No task');
  expect(second).toHaveTextContent(/\$14,500Expected December 15, 2026Task overdue since November 20, 2026/);
  await user.click(screen.getByRole('button', { name: 'Owner: any owner' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Robin Example' }));
  await user.pasteInto(screen.getByRole('searchbox'), 'kim');
  const last = (path: string) => api.requests.filter((request) => request.path === path).at(-1)?.query;
  const wanted = { owner: 'member-1', q: 'kim' };
  await waitFor(() => expect(last('/admin/leads/totals')).toEqual(wanted));
  expect(last('/admin/leads')).toMatchObject(wanted);
  api.on(getLeadTotals, () => failure(503, 'Please try again.'));
  await user.click(screen.getByRole('button', { name: 'Owner: Robin Example' }));
  await user.click(await screen.findByRole('menuitem', { name: 'no owner' }));
  expect(await screen.findByText(/Couldn’t load the values/)).toBeVisible();
});

test('a viewer moves no cards', async () => {
  const { user, writes } = await openBoard('viewer');
  expect(screen.queryByRole('button', { name: 'Move Dana Example' })).not.toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveAttribute('draggable', 'false');
  expect(screen.getByText('Leads by stage. Editors can move them.')).toBeVisible();
  screen.getByRole('link', { name: /Dana Example/ }).focus();
  await user.keyboard('2');
  expect(writes()).toEqual([]);
});

test('a new lead is entered from the board, except by viewers', async () => {
  const { unmount } = await openBoard();
  expect(screen.getByRole('link', { name: 'New lead' })).toHaveAttribute('href', '/admin/leads/new');
  unmount();
  await openBoard('viewer');
  expect(screen.queryByRole('link', { name: 'New lead' })).not.toBeInTheDocument();
});
