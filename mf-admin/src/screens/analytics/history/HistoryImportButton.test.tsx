import { exampleSession } from '@site/api/identity/session/example';
import {
  createHistoryImport,
  deleteHistoryImport,
  listHistoryImports,
} from '@site/api/insights/history/contract';
import { exampleHistoryImport, exampleHistoryResult } from '@site/api/insights/history/example';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { HistoryImportButton } from './HistoryImportButton';

const open = (api = imports(), role: 'admin' | 'editor' = 'admin') => {
  const session = exampleSession();
  const state = { session: { ...session, user: session.user && { ...session.user, role } } };
  return renderPage(HistoryImportButton, {
    path: '/admin/analytics',
    api,
    state: state as { session: typeof session },
  });
};
const imports = () =>
  fakeApi()
    .on(listHistoryImports, { items: [exampleHistoryImport()] })
    .on(createHistoryImport, ({ body }) => exampleHistoryResult({ isDone: !body.isDryRun }))
    .on(deleteHistoryImport, undefined);
const file = (name: string) => new File(['date,visitors\n2026-09-01,3\n'], name, { type: 'text/csv' });
const bodies = (api: ReturnType<typeof fakeApi>) =>
  api.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

test('files are checked first, then imported as they were checked', async () => {
  const api = imports();
  const { user } = await open(api);
  await user.click(screen.getByRole('button', { name: 'Import history' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import history' }));
  expect(dialog.getByRole('button', { name: 'Check files' })).toBeDisabled();
  await user.upload(dialog.getByLabelText('CSV files'), [file('one.csv'), file('two.csv')]);
  await user.click(dialog.getByRole('button', { name: 'Check files' }));
  expect(await dialog.findByRole('status')).toHaveTextContent(
    'Plausible, Sep 1 to Sep 30, 2026: 30 days, 2,400 daily visitors, 3,100 visits',
  );
  expect(dialog.getByText('Imports daily totals')).toBeVisible();
  expect(dialog.getByText('Columns that aren’t used: visit_duration.')).toBeVisible();
  expect(dialog.getByText('Left out: Oct 1 to Oct 4, 2026')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Import 30 days' }));
  expect(await screen.findByText('30 days imported')).toBeVisible();
  const text = 'date,visitors\n2026-09-01,3\n';
  const files = ['one.csv', 'two.csv'].map((name) => ({ name, text }));
  expect(bodies(api)).toEqual([
    { files, isDryRun: true },
    { files, isDryRun: false },
  ]);
});

test('an import is undone; what the API refuses is shown at the field', async () => {
  const api = imports().on(createHistoryImport, () =>
    failure(400, 'Not CSV.', { fieldErrors: { files: 'one.csv isn’t a CSV file.' } }),
  );
  const { user } = await open(api);
  await user.click(screen.getByRole('button', { name: 'Import history' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/30 days, by Ada Admin/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('30 days removed')).toBeVisible();
  expect(api.requests.some(({ method, path }) => method === 'DELETE' && path.endsWith('a'.repeat(24)))).toBe(
    true,
  );
  await user.upload(dialog.getByLabelText('CSV files'), file('one.csv'));
  await user.click(dialog.getByRole('button', { name: 'Check files' }));
  expect(await dialog.findByText('one.csv isn’t a CSV file.')).toBeVisible();
});

test('only admins import', async () => {
  await open(imports(), 'editor');
  expect(screen.queryByRole('button', { name: 'Import history' })).not.toBeInTheDocument();
});
