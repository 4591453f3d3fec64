import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { createMedia, editMedia, listMedia } from '@site/api/media/contract';
import {
  exampleMedia,
  exampleMediaPage,
  exampleMediaRecord,
  exampleMediaUpload,
} from '@site/api/media/example';
import { Form, SubmitButton } from '@site/shell/kit/form';
import { FetchRequest, failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ImageField } from './ImageField';

const rack = exampleMedia();
const bare = exampleMedia({ id: 'b'.repeat(24), name: 'office.jpg', alt: '', version: 3 });

async function open(api = fakeApi().on(listMedia, exampleMediaPage([rack, bare]))) {
  const sent: unknown[] = [];
  const Page = () => (
    <Form
      label="Post"
      initial={{ image: '', imageAlt: '' }}
      onSubmit={async (values) => void sent.push(values)}
      keepValues
    >
      <ImageField name="image" label="Cover" />
      <SubmitButton busyLabel="Saving…">Save</SubmitButton>
    </Form>
  );
  const state = { session: exampleSession({ user: exampleMember({ role: 'editor' }) }) };
  const view = await renderPage(Page, { api, state, hasStyles: true });
  await view.user.click(screen.getByRole('button', { name: 'Choose image for cover' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose image' }));
  return { ...view, api, sent, dialog };
}

beforeEach(() => {
  globalThis.XMLHttpRequest = FetchRequest as never;
});

test('selecting an image fills path and alt text, and the image can be removed', async () => {
  const { user, sent, dialog } = await open();
  await user.click(await dialog.findByRole('button', { name: /server-room.jpg/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const taken = { image: rack.address, imageAlt: rack.alt };
  await waitFor(() => expect(sent).toEqual([taken]));
  await user.click(screen.getByRole('button', { name: 'Remove cover' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([taken, { image: '', imageAlt: '' }]));
});

test('an image without alt text is described first', async () => {
  const { user, api, sent, dialog } = await open();
  api.on(editMedia, ({ body }) => exampleMediaRecord({ ...bare, ...body, version: 4 }));
  await user.click(await dialog.findByRole('button', { name: /office.jpg/ }));
  const altDialog = within(await screen.findByRole('dialog', { name: 'Add alt text' }));
  await user.click(altDialog.getByRole('button', { name: 'Use image' }));
  expect(await altDialog.findByText('Please enter alt text.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.pasteInto(altDialog.getByRole('textbox', { name: 'Alt text' }), 'Our office.');
  await user.click(altDialog.getByRole('button', { name: 'Use image' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ image: bare.address, imageAlt: 'Our office.' }]));
  const patch = api.requests.find(({ method }) => method === 'PATCH');
  expect(patch?.headers.get('if-match')).toBe('"3"');
});

test('an uploaded image is described next', async () => {
  const { user, api, dialog } = await open();
  api.on(createMedia, exampleMediaUpload({ ...bare }));
  await user.upload(dialog.getByLabelText('Image files'), new File(['x'], 'new.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('dialog', { name: 'Add alt text' })).toBeVisible();
});

test('a rejected file shows the reason beside its name and is not offered as a choice', async () => {
  const { user, api, dialog } = await open();
  api.on(createMedia, failure(400, 'This is not an image.'));
  await user.upload(dialog.getByLabelText('Image files'), new File(['x'], 'new.jpg', { type: 'image/jpeg' }));
  expect(await dialog.findByText('This is not an image.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Dismiss new.jpg' })).not.toHaveStyle({ width: '100%' });
  expect(dialog.getByRole('button', { name: /office.jpg/ })).toHaveStyle({ width: '100%' });
});
