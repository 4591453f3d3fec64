import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { createMedia, editMedia, listMedia } from '@site/api/media/contract';
import {
  exampleMedia,
  exampleMediaPage,
  exampleMediaRecord,
  exampleMediaUpload,
} from '@site/api/media/example';
import { FetchRequest, failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useTextImages } from './useTextImages';

const bare = exampleMedia({ id: 'b'.repeat(24), name: 'office.jpg', alt: '', version: 3 });
const file = (name: string, size = 1) => new File(['x'.repeat(size)], name, { type: 'image/jpeg' });

/** A text with one image placeholder and its result. */
async function open(
  api = fakeApi().on(listMedia, exampleMediaPage([exampleMedia()])),
  brought = file('office.jpg'),
) {
  const placeholder = { fill: jest.fn(), remove: jest.fn() };
  const Page = () => {
    const { source, shown } = useTextImages();
    return (
      <>
        <button type="button" onClick={() => source.upload(brought, placeholder)}>
          Paste
        </button>
        <button type="button" onClick={() => source.choose(placeholder)}>
          Choose
        </button>
        {shown}
      </>
    );
  };
  const state = { session: exampleSession({ user: exampleMember({ role: 'editor' }) }) };
  return { ...(await renderPage(Page, { api, state })), api, placeholder: placeholder };
}

beforeEach(() => {
  globalThis.XMLHttpRequest = FetchRequest as never;
});

test('a pasted image is inserted once it has alt text', async () => {
  const { user, api, placeholder } = await open();
  api.on(createMedia, exampleMediaUpload({ ...bare }));
  api.on(editMedia, ({ body }) => exampleMediaRecord({ ...bare, ...body, version: 4 }));
  await user.click(screen.getByRole('button', { name: 'Paste' }));
  const altForm = within(await screen.findByRole('form', { name: 'Alt text for office.jpg' }));
  await user.click(altForm.getByRole('button', { name: 'Insert' }));
  expect(placeholder.fill).not.toHaveBeenCalled();
  await user.pasteInto(altForm.getByRole('textbox'), 'Our office.');
  await user.click(altForm.getByRole('button', { name: 'Insert' }));
  await waitFor(() =>
    expect(placeholder.fill).toHaveBeenCalledWith({ src: bare.address, alt: 'Our office.' }),
  );
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('an image that the library already has is inserted at once', async () => {
  const known = exampleMedia();
  const { user, api, placeholder } = await open();
  api.on(createMedia, exampleMediaUpload({ ...known, isKnown: true }));
  await user.click(screen.getByRole('button', { name: 'Paste' }));
  await waitFor(() => expect(placeholder.fill).toHaveBeenCalledWith({ src: known.address, alt: known.alt }));
});

test('a rejected file shows the reason, can be retried, and its placeholder is removed when it is dismissed', async () => {
  const { user, api, placeholder } = await open();
  api.on(createMedia, failure(400, 'This is not an image.'));
  await user.click(screen.getByRole('button', { name: 'Paste' }));
  expect(await screen.findByText('This is not an image.')).toBeVisible();
  api.on(createMedia, failure(400, 'Still none.'));
  await user.click(screen.getByRole('button', { name: 'Retry office.jpg' }));
  expect(await screen.findByText('Still none.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss office.jpg' }));
  expect(placeholder.remove).toHaveBeenCalled();
  expect(placeholder.fill).not.toHaveBeenCalled();
});

test('an image can be selected from the library, or the dialog closed', async () => {
  const { user, placeholder } = await open();
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose image' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(placeholder.remove).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  await user.click(await screen.findByRole('button', { name: /server-room.jpg/ }));
  const { address: src, alt } = exampleMedia();
  expect(placeholder.fill).toHaveBeenCalledWith({ src, alt });
});
