import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { createMedia, editMedia, listMedia } from '@site/api/media/contract';
import {
  exampleMedia,
  exampleMediaPage,
  exampleMediaRecord,
  exampleMediaUpload,
} from '@site/api/media/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { FetchRequest } from './FetchRequest.fixture';
import { useTextPictures } from './useTextPictures';

const bare = exampleMedia({ id: 'b'.repeat(24), name: 'office.jpg', alt: '', version: 3 });
const file = (name: string, size = 1) => new File(['x'.repeat(size)], name, { type: 'image/jpeg' });

/** A text that takes pictures, with one place and what became of it. */
async function open(
  api = fakeApi().on(listMedia, exampleMediaPage([exampleMedia()])),
  brought = file('office.jpg'),
) {
  const place = { fill: jest.fn(), remove: jest.fn() };
  const Page = () => {
    const { source, shown } = useTextPictures();
    return (
      <>
        <button type="button" onClick={() => source.upload(brought, place)}>
          Paste
        </button>
        <button type="button" onClick={() => source.choose(place)}>
          Choose
        </button>
        {shown}
      </>
    );
  };
  const state = { session: exampleSession({ user: exampleMember({ role: 'editor' }) }) };
  return { ...(await renderPage(Page, { api, state })), api, place };
}

beforeEach(() => {
  globalThis.XMLHttpRequest = FetchRequest as never;
});

test('a pasted picture comes into the text once somebody has said what it shows', async () => {
  const { user, api, place } = await open();
  api.on(createMedia, exampleMediaUpload({ ...bare }));
  api.on(editMedia, ({ body }) => exampleMediaRecord({ ...bare, ...body, version: 4 }));
  await user.click(screen.getByRole('button', { name: 'Paste' }));
  const asked = within(await screen.findByRole('form', { name: 'Alt text for office.jpg' }));
  await user.click(asked.getByRole('button', { name: 'Insert' }));
  expect(place.fill).not.toHaveBeenCalled();
  await user.type(asked.getByRole('textbox'), 'Our office.');
  await user.click(asked.getByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(place.fill).toHaveBeenCalledWith({ src: bare.address, alt: 'Our office.' }));
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('one that the library knows already is placed at once', async () => {
  const known = exampleMedia();
  const { user, api, place } = await open();
  api.on(createMedia, exampleMediaUpload({ ...known, isKnown: true }));
  await user.click(screen.getByRole('button', { name: 'Paste' }));
  await waitFor(() => expect(place.fill).toHaveBeenCalledWith({ src: known.address, alt: known.alt }));
});

test('one that is refused says why, is tried again, and leaves its place when it is dismissed', async () => {
  const { user, api, place } = await open();
  api.on(createMedia, failure(400, 'This is no picture.'));
  await user.click(screen.getByRole('button', { name: 'Paste' }));
  expect(await screen.findByText('This is no picture.')).toBeVisible();
  api.on(createMedia, failure(400, 'Still none.'));
  await user.click(screen.getByRole('button', { name: 'Retry office.jpg' }));
  expect(await screen.findByText('Still none.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss office.jpg' }));
  expect(place.remove).toHaveBeenCalled();
  expect(place.fill).not.toHaveBeenCalled();
});

test('one is chosen from the library, or not', async () => {
  const { user, place } = await open();
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose image' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(place.remove).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  await user.click(await screen.findByRole('button', { name: /server-room.jpg/ }));
  const { address: src, alt } = exampleMedia();
  expect(place.fill).toHaveBeenCalledWith({ src, alt });
});
