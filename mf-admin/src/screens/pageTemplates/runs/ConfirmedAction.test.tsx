import { fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ConfirmedAction } from './ConfirmedAction';

async function open(act: () => Promise<unknown>) {
  const Page = () => (
    <ConfirmedAction
      label="Roll back…"
      title="Roll this back?"
      confirmLabel="Roll back"
      failure="Couldn’t roll back"
      isBusy={false}
      act={act}
    >
      All pages.
    </ConfirmedAction>
  );
  const { user } = await renderPage(Page, { path: '/admin/template-generator', api: fakeApi() });
  await user.click(screen.getByRole('button', { name: 'Roll back…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Roll this back?' });
  await user.click(within(dialog).getByRole('button', { name: 'Roll back' }));
}

test('an action runs once it is confirmed', async () => {
  const act = jest.fn(async () => undefined);
  await open(act);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(act).toHaveBeenCalledTimes(1);
});

test('a failed action is explained', async () => {
  await open(async () => {
    throw { status: 409, message: 'Somebody else rolled it back.' };
  });
  expect(await screen.findByText('Couldn’t roll back')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
