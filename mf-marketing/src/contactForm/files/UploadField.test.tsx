import { createConversion } from '@site/api/bookings/conversions/contract';
import { createEnquiryContext } from '@site/api/leads/enquiries/contract';
import { uploadFormFile } from '@site/api/leads/files/contract';
import { createFormEnquiry, type FormSubmission } from '@site/api/leads/forms/contract';
import { exampleFormReceipt, examplePublicForm } from '@site/api/leads/forms/example';
import { FetchRequest, failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CustomForm } from '../CustomForm';
import { checkFiles } from './checkFiles';

beforeEach(() => {
  sessionStorage.clear();
  globalThis.XMLHttpRequest = FetchRequest as never;
});

const [name, email] = examplePublicForm().fields;
const form = examplePublicForm({
  fields: [
    ...[name, email].flatMap((field) => field ?? []),
    { key: 'qfiles', type: 'file', label: 'Photos', help: 'Of your rack.', isRequired: true, options: [] },
  ],
});

/** The API answers uploads with these, one after another; the last one stays. */
async function openForm(...replies: (() => unknown)[]) {
  let at = 0;
  const api = fakeApi()
    .on(uploadFormFile, () => (replies[Math.min(at++, replies.length - 1)] ?? uploaded)() as never)
    .on(createFormEnquiry, exampleFormReceipt())
    .on(createConversion, new Response(null, { status: 204 }))
    .on(createEnquiryContext, new Response(null, { status: 204 }));
  const view = await renderPage(() => <CustomForm form={form} />, {
    path: '/landing/lunch',
    pattern: '*',
    api,
  });
  return { ...view, api };
}

let tokens = 0;
const uploaded = () => ({ token: `token-${++tokens}`, name: `stored-${tokens}.jpg`, bytes: 2000 });
const photo = (file = 'rack.jpg', bytes = 3000) =>
  new File([new Uint8Array(bytes)], file, { type: 'image/jpeg' });
const picker = () => screen.getByLabelText<HTMLInputElement>('Photos');
const send = () => screen.getByRole('button', { name: /Save my seat/ });
const rows = () => within(screen.getByRole('list', { name: 'Chosen files' })).getAllByRole('listitem');

test('files are uploaded when they are chosen, and sent with the form', async () => {
  const { user, api, container } = await openForm();
  expect(picker()).toHaveAccessibleDescription(/Of your rack\. Up to 3 files of up to 10 MB each/);
  expect(picker()).toHaveAttribute('accept', expect.stringContaining('application/pdf'));
  await user.pasteInto(screen.getByLabelText('Full Name'), 'Dana Example');
  await user.pasteInto(screen.getByLabelText('Email Address'), 'dana@example.com');
  await user.click(send());
  expect(picker()).toHaveAccessibleDescription(/Please choose a file\./);
  expect(picker()).toHaveFocus();
  await user.upload(picker(), [photo(), photo('door.jpg')]);
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^stored-\d+\.jpg 2 kB/),
    expect.stringMatching(/^stored-\d+\.jpg 2 kB/),
  ]);
  expect(await findViolations(container)).toEqual([]);
  await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: /^Remove stored/ }));
  expect(picker()).toHaveFocus();
  await user.click(send());
  expect(await screen.findByRole('region', { name: 'Thank you' })).toBeVisible();
  const sent = api.requests.find(({ path }) => path === '/forms/lunch-and-learn')?.body as FormSubmission;
  expect(sent.answers[2]).toEqual({
    key: 'qfiles',
    value: [expect.objectContaining({ token: `token-${tokens}` })],
  });
  expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
});

test('a refused file is named with the reason, and nothing that was typed is lost', async () => {
  const damaged = 'The image is damaged or incomplete.';
  const { user } = await openForm(() => failure(422, damaged));
  await user.pasteInto(screen.getByLabelText('Full Name'), 'Dana Example');
  await user.upload(picker(), photo());
  expect(await screen.findByText(damaged)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Try rack.jpg again/ })).not.toBeInTheDocument();
  await user.click(send());
  expect(picker()).toHaveAccessibleDescription(/“rack.jpg” is not uploaded yet/);
  expect(screen.getByLabelText('Full Name')).toHaveValue('Dana Example');
  await user.click(screen.getByRole('button', { name: 'Remove rack.jpg' }));
  expect(screen.queryByText(damaged)).not.toBeInTheDocument();
});

test('at a limit, the file can be tried again or sent by email', async () => {
  const { user } = await openForm(
    () => failure(429, 'We have reached our daily limit for uploads.'),
    uploaded,
  );
  await user.upload(picker(), photo());
  const problem = await screen.findByText(/daily limit/);
  expect(within(problem).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  await user.click(screen.getByRole('button', { name: 'Try rack.jpg again' }));
  expect(await screen.findByText('Uploaded')).toBeVisible();
});

test('an interrupted upload goes on when the browser is online again; a reload asks for the file', async () => {
  let isOffline = true;
  const { user, unmount, api } = await openForm(() => {
    if (isOffline) throw new TypeError('Failed to fetch');
    return uploaded();
  });
  await user.pasteInto(screen.getByLabelText('Full Name'), 'Dana Example');
  await user.upload(picker(), photo());
  expect(await screen.findByText(/goes on once you’re online/)).toBeVisible();
  isOffline = false;
  screen.getByRole('button', { name: 'Remove rack.jpg' }).focus();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Remove stored/ })).toHaveFocus();
  isOffline = true;
  await user.upload(picker(), photo('door.jpg'));
  expect(await screen.findByText(/goes on once you’re online/)).toBeVisible();
  unmount();
  expect(api.requests.filter(({ path }) => path.endsWith('/files'))).toHaveLength(3);
  await openForm();
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('Uploaded'),
    expect.stringContaining('Not uploaded. Remove it, then choose it again.'),
  ]);
});

test('what cannot be sent is refused before it is uploaded', () => {
  const large = photo('large.jpg');
  Object.defineProperty(large, 'size', { value: 12_345_678 });
  const chosen = [large, photo('empty.png', 0), new File(['x'], 'list.docx'), photo(), photo('b.jpg')];
  const { files, problems } = checkFiles(chosen, 2);
  expect(files.map((file) => file.name)).toEqual(['rack.jpg']);
  expect(problems).toEqual([
    '“large.jpg” is 12.3 MB. The maximum is 10 MB.',
    '“empty.png” is empty.',
    '“list.docx” can’t be sent. Choose JPEG, PNG, WebP, AVIF, GIF or PDF.',
    'You can send up to 3 files here. Remove one to add another.',
  ]);
});
