import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { createMedia, listMedia } from '@site/api/media/contract';
import { exampleMediaPage, exampleMediaUpload, examplePdf } from '@site/api/media/example';
import { FetchRequest, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useTextFiles } from './useTextFiles';

const api = () => fakeApi().on(listMedia, exampleMediaPage([examplePdf()]));

async function open(table = api()) {
  const onChoose = jest.fn();
  const Page = () => {
    const { files, dialog } = useTextFiles();
    return (
      <>
        <button type="button" onClick={() => files.choose(onChoose)}>
          File
        </button>
        {dialog}
      </>
    );
  };
  const state = { session: exampleSession({ user: exampleMember({ role: 'editor' }) }) };
  const view = await renderPage(Page, { api: table, state });
  await view.user.click(screen.getByRole('button', { name: 'File' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose file' }));
  return { ...view, dialog, onChoose, api: table };
}

beforeEach(() => {
  globalThis.XMLHttpRequest = FetchRequest as never;
});

test('a PDF is found by name and chosen by keyboard', async () => {
  const { user, dialog, onChoose, api: table } = await open();
  const found = await dialog.findByRole('button', { name: 'Security checklist.pdf 1.2 MB' });
  await user.pasteInto(dialog.getByRole('searchbox', { name: 'Search PDFs' }), 'check');
  await waitFor(() => expect(table.requests.at(-1)?.query).toMatchObject({ q: 'check', kind: 'pdf' }));
  found.focus();
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith({ address: examplePdf().address, label: 'Security checklist' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an uploaded PDF is chosen at once', async () => {
  const upload = exampleMediaUpload({ ...examplePdf(), name: 'Prices.pdf' });
  const { user, dialog, onChoose } = await open(api().on(createMedia, upload));
  const chooser = dialog.getByLabelText('PDF files');
  expect(chooser).toHaveAttribute('accept', 'application/pdf');
  await user.upload(chooser, new File(['x'], 'Prices.pdf', { type: 'application/pdf' }));
  await waitFor(() =>
    expect(onChoose).toHaveBeenCalledWith({ address: examplePdf().address, label: 'Prices' }),
  );
});
