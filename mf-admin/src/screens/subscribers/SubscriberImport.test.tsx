import { subscriberImport } from '@site/api/audience/imports/contract';
import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { SubscriberImport } from './SubscriberImport';

// Browsers return a promise.
beforeEach(() => {
  Element.prototype.scrollIntoView = (() => Promise.resolve()) as never;
});

test('names columns that are not imported, and asks for the date or the column that has it', async () => {
  const errors = [{ line: 2, field: 'consentedOn', message: 'Please enter the date of consent.' }];
  const api = fakeApi()
    .on(subscriberImport.list, [])
    .on(subscriberImport.run, ({ body }) => ({
      columns: ['email', 'Full name', 'since'],
      rows: body.consentedOn ? 1 : 0,
      errors: body.consentedOn ? [] : errors,
      skipped: [],
      isDone: false,
      batch: null,
    }));
  const state = { session: exampleSession({ user: exampleMember({ role: 'admin' }) }) };
  const { user } = await renderPage(SubscriberImport, { path: '/admin/subscribers', api, state });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import subscribers' }));
  const table = 'email,Full name,since\nann@example.com,Ann,2026-01-05\n';
  await user.upload(dialog.getByLabelText(/^CSV or JSON file/), new File([table], 'list.csv'));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Permission/ }), 'statement');
  await user.click(dialog.getByRole('button', { name: 'Check file' }));
  expect(await dialog.findByText('1 row has errors. Nothing was imported.')).toBeVisible();
  expect(dialog.getByText('Not imported: Full name, since')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Check file' })).toBeDisabled();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Date of consent' }), 'since');
  expect(dialog.getByRole('combobox', { name: 'Topics' })).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Date of consent/ }), '01/05/2026');
  await user.click(dialog.getByRole('button', { name: 'Check file' }));
  expect(await dialog.findByRole('button', { name: 'Import 1 subscriber' })).toBeEnabled();
});
