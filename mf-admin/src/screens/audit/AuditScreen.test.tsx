import {
  type AuditEntry,
  checkAudit,
  exportAudit,
  getAuditEntry,
  listAudit,
  listAuditChoices,
} from '@site/api/auditLog/contract';
import {
  exampleAuditCheck,
  exampleAuditChoices,
  exampleAuditEntry,
  exampleAuditLine,
} from '@site/api/auditLog/example';
import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { AuditScreen } from './AuditScreen';

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

function CurrentPath() {
  const { pathname, search } = useLocation();
  return (
    <>
      <AuditScreen />
      <output aria-label="Address">{pathname + search}</output>
    </>
  );
}

const lines = [
  exampleAuditLine(),
  exampleAuditLine({
    id: 'line-2',
    memberId: 'command line',
    memberName: '',
    role: '',
    network: '',
    agent: '',
    action: 'reset two-step sign-in',
    entity: 'users',
    entityId: 'member-9',
    sequence: null,
  }),
];
const page = { items: lines, nextCursor: null, total: 2, isMore: false };

/** Registered first, because the paths of the others match its pattern too. */
function answers(entry: AuditEntry | Response = exampleAuditEntry()) {
  return fakeApi()
    .on(getAuditEntry, entry)
    .on(listAudit, page)
    .on(listAuditChoices, exampleAuditChoices())
    .on(checkAudit, exampleAuditCheck());
}

async function open(api = answers(), address = '/admin/audit') {
  const state = { session: exampleSession({ user: exampleMember({ role: 'admin' }) }) };
  const view = await renderPage(CurrentPath, { path: address, pattern: '/admin/audit/:id?', api, state });
  return { ...view, api };
}

const rowOf = async (name: RegExp) => within((await screen.findByRole('link', { name })).closest('tr')!);

test('a record is named, and its kind has no hyphens', async () => {
  const line = exampleAuditLine({ entity: 'landing-pages', entityId: 'page-1', title: 'Spring check' });
  await open(answers().on(listAudit, { ...page, items: [line], total: 1 }));
  const row = await rowOf(/^Change a lead/);
  expect(row.getByText('landing pages · Spring check')).toBeVisible();
});

test('each entry shows action, member and network', async () => {
  await open();
  const row = await rowOf(/^Change a lead/);
  for (const words of ['Robin Reed', 'leads · EM-4F7K22QZ', 'Firefox on Windows · 203.0.113.0/24'])
    expect(row.getByText(words)).toBeVisible();
  const other = await rowOf(/^Reset two-step sign-in/);
  for (const words of ['Command line', 'Server']) expect(other.getByText(words)).toBeVisible();
});

test('the audit log shows that it is intact, its size and its first date', async () => {
  await open(answers().on(checkAudit, exampleAuditCheck({ lines: 12_040, waiting: 1 })));
  const panel = within(screen.getByRole('region', { name: 'Integrity check' }));
  expect(await panel.findByText('The audit log is intact: 12,040 entries since Jan 5, 2026')).toBeVisible();
  expect(panel.getByText('1 entry not checked yet.')).toBeVisible();
});

test.each([
  ['changed', 7, 'Entry 7 was changed'],
  ['missing', 8, 'Entry 8 is missing'],
  ['inserted', 9, 'Entry 9 was inserted'],
  ['inserted', null, 'The log contains an entry that this site didn’t write'],
  ['missing', null, 'The links between the entries were tampered with'],
] as const)('a broken audit log shows the first fault: %s at %s', async (kind, sequence, words) => {
  const fault = { kind, sequence, lineId: kind === 'missing' ? null : 'line-7' };
  await open(answers().on(checkAudit, exampleAuditCheck({ lines: 6, fault })));
  expect(await screen.findByText(words)).toBeVisible();
  const link = screen.queryByRole('link', { name: 'View entry' });
  if (kind === 'missing') expect(link).not.toBeInTheDocument();
  else expect(link).toHaveAttribute('href', '/admin/audit/line-7');
});

test('a failed verification shows an error and can be retried', async () => {
  const { user, api } = await open(answers().on(checkAudit, failure(503, 'Not just now.')));
  expect(await screen.findByText('Not just now.')).toBeVisible();
  api.on(checkAudit, exampleAuditCheck());
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/The audit log is intact/)).toBeVisible();
});

test('the filters are in the URL and in the request', async () => {
  const { user, api } = await open();
  await rowOf(/^Change a lead/);
  await user.click(screen.getByRole('button', { name: 'Actor: anyone' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Robin Reed' }));
  await user.click(await screen.findByRole('button', { name: 'Time: any period' }));
  await user.click(await screen.findByRole('menuitem', { name: 'the last 7 days' }));
  const address = screen.getByRole('status', { name: 'Address' });
  await waitFor(() => expect(address).toHaveTextContent('?member=member-1&past=7'));
  const from = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  await waitFor(() => expect(api.requests.at(-1)?.query).toEqual({ member: 'member-1', from }));
});

test('a filtered URL never shows unfiltered entries', async () => {
  const { api } = await open(answers(), '/admin/audit?action=sign+out&entity=auth');
  expect(await screen.findByRole('button', { name: 'Action: sign out' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Record: sign-in' })).toBeVisible();
  await rowOf(/^Change a lead/);
  const requested = api.requests.filter(({ path }) => path === '/admin/audit');
  expect(requested.map(({ query }) => query)).toEqual([{ action: 'sign out', entity: 'auth' }]);
});

test('an entry shows the values before and after, without secrets', async () => {
  const changes = [
    { field: 'status', before: 'new', after: 'won' },
    { field: 'note', before: null, after: 'called back' },
    { field: 'passwordHash', before: '[redacted]', after: '[redacted]' },
  ];
  const { user } = await open(answers(exampleAuditEntry({ changes })));
  await user.click(await screen.findByRole('link', { name: /^Change a lead/ }));
  const drawer = within(await screen.findByRole('complementary', { name: 'Entry 412' }));
  expect(drawer.getByText('Robin Reed (editor)')).toBeVisible();
  const cells = (name: string) =>
    within(drawer.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('status')).toEqual(['new', 'won']);
  expect(cells('note')).toEqual(['Empty', 'called back']);
  expect(cells('passwordHash')).toEqual(['Hidden', 'Hidden']);
});

test('an entry that no longer exists shows a message', async () => {
  await open(answers(failure(404, 'Gone.')), '/admin/audit/old');
  expect(await screen.findByText('Entries are deleted after 400 days.')).toBeVisible();
});

test('an empty log and a search without matches show different messages', async () => {
  const empty = { items: [], nextCursor: null, total: 0, isMore: false };
  const { user } = await open(answers().on(listAudit, empty));
  expect(await screen.findByRole('heading', { name: 'No entries yet' })).toBeVisible();
  await user.pasteInto(screen.getByRole('searchbox'), 'EM-1');
  expect(await screen.findByText(/No entries match “EM-1”/)).toBeVisible();
});

test('a forbidden or failed list shows the reason', async () => {
  await open(answers().on(listAudit, failure(403, 'No.')));
  expect(await screen.findByRole('heading', { name: 'You don’t have access' })).toBeVisible();
});

test.each([
  ['CSV (spreadsheet)', 'csv', 'sequence,at\n', 'sequence,at\n'],
  [
    'NDJSON (one entry per line)',
    'ndjson',
    '{"sequence":1}\n{"sequence":2}\n',
    '{"sequence":1}\n{"sequence":2}\n',
  ],
  ...(process.env.LONG
    ? [['NDJSON (one entry per line)', 'ndjson', '{"sequence":1}\n', '{"sequence":1}\n']]
    : []),
])('the export contains the listed entries: %s', async (choice, format, answer, file) => {
  const made: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const { user, api } = await open(
    answers().on(exportAudit, () => new Response(answer)),
    '/admin/audit?action=sign+out',
  );
  await user.click(await screen.findByRole('button', { name: 'Export 2' }));
  await user.click(await screen.findByRole('menuitem', { name: choice }));
  expect(await screen.findByText('Exported')).toBeVisible();
  const requested = api.requests.find(({ path }) => path === '/admin/audit/export');
  expect(requested?.query).toEqual({ action: 'sign out', format });
  expect((await made[0]?.text())?.replace('\ufeff', '')).toBe(file);
});
