import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import {
  createMedia,
  deleteManyMedia,
  deleteMedia,
  editManyMedia,
  editMedia,
  exportMedia,
  getMedia,
  listMedia,
  type MediaRecord,
} from '@site/api/media/contract';
import {
  exampleMedia,
  exampleMediaPage,
  exampleMediaRecord,
  exampleMediaUpload,
  examplePdf,
} from '@site/api/media/example';
import { deleteMediaFolder, editMediaFolder, listMediaFolders } from '@site/api/media/folders/contract';
import { exampleMediaFolder, exampleMediaFolderList } from '@site/api/media/folders/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FetchRequest } from '../../images/FetchRequest.fixture';
import { MediaScreen } from './MediaScreen';

const rack = exampleMedia();
const bare = exampleMedia({ id: 'b'.repeat(24), name: 'office.jpg', alt: '' });
const logos = exampleMediaFolder();
const inLogos = { id: 'c'.repeat(24), name: 'Old', parentId: logos.id, files: 0, version: 3 };
const record = (part: Partial<MediaRecord> = {}) => exampleMediaRecord({ ...rack, ...part });

const mediaApi = (items = [rack, bare]) =>
  fakeApi()
    .on(listMedia, exampleMediaPage(items))
    .on(getMedia, record())
    .on(listMediaFolders, exampleMediaFolderList([logos, exampleMediaFolder({ ...logos, ...inLogos })]));

async function open({ api = mediaApi(), path = '/admin/media', role = 'editor' as Role } = {}) {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(MediaScreen, { path, pattern: '/admin/media/:id?', api, state });
  return { ...view, api };
}

const imageFile = (name: string, size = 10, type = 'image/jpeg') => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const uploads = async () => within(await screen.findByRole('list', { name: 'Uploads' }));

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  globalThis.XMLHttpRequest = FetchRequest as never;
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('lists the files as tiles or as a table, and marks images without alt text', async () => {
  const { user } = await open({ api: mediaApi([rack, bare, examplePdf()]) });
  expect(await screen.findByRole('link', { name: /server-room.jpg A technician/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /office.jpg No alt text/ })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getAllByText('3000 × 2000')).toHaveLength(2);
  expect(screen.getByText('12 pages')).toBeVisible();
});

test('images are added by choosing, dropping and pasting; each upload shows its result', async () => {
  const api = mediaApi().on(createMedia, exampleMediaUpload({ name: 'new.jpg' }));
  const { user } = await open({ api });
  await user.upload(await screen.findByLabelText('Media files'), imageFile('chosen.jpg'));
  expect(await (await uploads()).findByText('Uploaded')).toBeVisible();

  api.on(createMedia, exampleMediaUpload({ isKnown: true }));
  const zone = screen.getByText(/Drop files here/).parentElement as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files: [imageFile('dropped.jpg')] } });
  expect(await (await uploads()).findByText('Already in the library')).toBeVisible();

  api.on(createMedia, failure(422, 'The image is damaged or incomplete.'));
  fireEvent.paste(document, { clipboardData: { files: [imageFile('pasted.png', 10, 'image/png')] } });
  expect(await (await uploads()).findByText('The image is damaged or incomplete.')).toBeVisible();
  expect((await uploads()).getAllByRole('listitem')).toHaveLength(3);
});

test('files that are too large or not images are rejected before the upload, and the others continue', async () => {
  const api = mediaApi().on(createMedia, exampleMediaUpload());
  await open({ api });
  const zone = (await screen.findByText(/Drop files here/)).parentElement as HTMLElement;
  const files = [
    imageFile('large.jpg', 12_000_000),
    imageFile('a.svg', 9, 'image/svg+xml'),
    imageFile('good.jpg'),
  ];
  fireEvent.drop(zone, { dataTransfer: { files } });
  expect(await (await uploads()).findByText('Uploaded')).toBeVisible();
  expect((await uploads()).getByText('12.0 MB is over the limit of 10 MB.')).toBeVisible();
  expect(
    (await uploads()).getByText('Unsupported format. Use JPEG, PNG, WebP, AVIF, GIF or PDF.'),
  ).toBeVisible();
  expect(api.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a failed upload can be retried, and a running one canceled', async () => {
  const api = mediaApi().on(createMedia, failure(500, 'Something went wrong on our side.'));
  const { user } = await open({ api });
  await user.upload(await screen.findByLabelText('Media files'), imageFile('one.jpg'));
  const again = await screen.findByRole('button', { name: 'Retry one.jpg' });
  api.on(createMedia, () => new Promise<never>(() => {}));
  await user.click(again);
  await user.click(await screen.findByRole('button', { name: 'Cancel one.jpg' }));
  await waitFor(() => expect(screen.queryByText('one.jpg')).not.toBeInTheDocument());
});

test('the focal point moves by arrow keys and is saved with the alt text at the current version', async () => {
  const api = mediaApi().on(editMedia, ({ body }) => record({ ...body, version: 2 }));
  const { user } = await open({ api, path: `/admin/media/${rack.id}` });
  const point = await screen.findByRole('button', {
    name: 'Focal point: 50% from the left, 50% from the top',
  });
  point.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  expect(point).toHaveAccessibleName('Focal point: 52% from the left, 40% from the top');
  const alt = screen.getByRole('textbox', { name: 'Alt text' });
  await user.clear(alt);
  await user.pasteInto(alt, 'A rack.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Image saved');
  const sent = api.requests.find(({ method }) => method === 'PATCH');
  expect(sent?.body).toEqual({ name: rack.name, alt: 'A rack.', focus: { x: 0.52, y: 0.4 }, folderId: '' });
  expect(sent?.headers.get('if-match')).toBe('"1"');
});

test('shows where an image is used and why it cannot be deleted', async () => {
  const uses = [{ kind: 'Post', title: 'On racks', path: '/blog/on-racks' }];
  const api = mediaApi()
    .on(getMedia, record({ uses }))
    .on(deleteMedia, failure(409, 'The image is in use: Post “On racks”.'));
  const { user } = await open({ api, path: `/admin/media/${rack.id}` });
  expect(await screen.findByRole('heading', { name: 'Used in 1 place' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'On racks' })).toHaveAttribute('href', '/blog/on-racks');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this image?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/The image is in use: Post “On racks”/)).toBeVisible();
});

test('an unused image says so and shows no list', async () => {
  const api = mediaApi().on(getMedia, record({ uses: [] }));
  await open({ api, path: `/admin/media/${rack.id}` });
  const shown = within(await screen.findByRole('region', { name: 'Used in' }));
  expect(shown.getByRole('heading', { name: 'Not used yet' })).toBeVisible();
  expect(shown.queryByRole('list')).toBeNull();
});

test('a viewer finds no actions', async () => {
  await open({ role: 'viewer', path: `/admin/media/${rack.id}` });
  expect(await screen.findByText(/Editing it requires the editor role/)).toBeVisible();
  expect(screen.getByText('50% from the left, 50% from the top')).toBeVisible();
  expect(screen.getByText('No folder')).toBeVisible();
  for (const name of ['Choose files', 'Replace', 'Save', 'Delete'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('the filtered list can be exported', async () => {
  const api = mediaApi().on(exportMedia, 'name\nAda\n');
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  const { user } = await open({ api, path: '/admin/media?q=ada', role: 'viewer' });
  await user.click(await screen.findByRole('button', { name: /^Export/ }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  expect(await screen.findByText('Exported')).toBeVisible();
  expect(api.requests.find(({ path }) => path.endsWith('/export'))?.query).toEqual({
    q: 'ada',
    format: 'csv',
  });
});

test('an image is named by its file and alt text, never by its ID', async () => {
  await open({ path: `/admin/media/${rack.id}` });
  expect(await screen.findByRole('textbox', { name: /Alt text/ })).toBeVisible();
  const named = ['link', 'button', 'img', 'checkbox', 'textbox', 'heading'].flatMap((role) =>
    screen.queryAllByRole(role),
  );
  for (const element of named)
    expect(element).not.toHaveAccessibleName(expect.stringMatching(/[0-9a-f]{12}/));
});

test('a range is selected with Shift and moved to a folder, and an undo moves each file back', async () => {
  const items = [rack, bare, examplePdf()];
  const api = mediaApi(items).on(editManyMedia, ({ body }) => ({
    changed: (body.items ?? []).map(({ id, version }) => ({
      id,
      version: version + 1,
      former: { folderId: null },
    })),
    ...{ stale: [], missing: [], refused: [] },
  }));
  const { user } = await open({ api });
  await user.click(await screen.findByRole('checkbox', { name: 'Select server-room.jpg' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Security checklist.pdf' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit for selection' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to folder…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 3 files?' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Folder' }), 'Logos / Old');
  await user.click(dialog.getByRole('button', { name: 'Move 3 files' }));
  expect(await screen.findByText('3 files moved')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone for 3 files')).toBeVisible();
  const sent = api.requests.filter(({ path }) => path.endsWith('/bulk')).map(({ body }) => body);
  expect(sent).toEqual([
    { items: items.map(({ id }) => ({ id, version: 1, folderId: inLogos.id })) },
    { items: items.map(({ id }) => ({ id, version: 2, folderId: null })) },
  ]);
});

test('files in use are left out of a bulk deletion, with the places', async () => {
  const refused = [{ id: rack.id, name: rack.name, reason: 'used in Post “On racks”' }];
  const api = mediaApi().on(deleteManyMedia, { deleted: 1, stale: [], missing: [], refused });
  const { user } = await open({ api });
  (await screen.findByRole('link', { name: /server-room/ })).focus();
  await user.keyboard('xj{Shift>}x{/Shift}');
  await user.click(screen.getByRole('button', { name: 'Edit for selection' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 files?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete 2 files' }));
  expect(await screen.findByText('1 file deleted')).toBeVisible();
  expect(screen.getByText('Skipped. server-room.jpg: used in Post “On racks”.')).toBeVisible();
});

test('the open folder is renamed and moved; it is deleted only when empty', async () => {
  const api = mediaApi()
    .on(editMediaFolder, ({ body }) => exampleMediaFolder({ ...inLogos, ...body }))
    .on(deleteMediaFolder, undefined);
  const { user } = await open({ api, path: `/admin/media?folder=${inLogos.id}` });
  const folders = within(await screen.findByRole('navigation', { name: 'Folders' }));
  expect((await folders.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
    'All files',
    'Logos',
    'Old',
  ]);
  await user.click(folders.getByRole('button', { name: 'Rename or move Old' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename or move folder' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /In folder/ }), 'Top level');
  await user.click(dialog.getByRole('button', { name: 'Save folder' }));
  expect(await screen.findByText('Folder saved')).toBeVisible();
  const sent = api.requests.find(({ method }) => method === 'PATCH');
  expect(sent?.body).toEqual({ name: 'Old', parentId: null });
  expect(sent?.headers.get('if-match')).toBe('"3"');
  await user.click(folders.getByRole('button', { name: 'Delete Old' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Folder deleted')).toBeVisible();
  await user.click(await folders.findByRole('button', { name: 'Delete Logos' }));
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeDisabled();
});

test('a PDF has a file name and pages instead of alt text and focal point', async () => {
  const api = mediaApi([examplePdf()])
    .on(getMedia, { ...examplePdf(), uses: [] })
    .on(editMedia, { ...examplePdf(), folderId: logos.id, version: 2, uses: [] });
  const { user } = await open({ api, path: `/admin/media/${examplePdf().id}` });
  expect(await screen.findByRole('textbox', { name: /File name/ })).toHaveValue('Security checklist.pdf');
  expect(screen.getByText('PDF, 1.2 MB')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: /Folder/ }), 'Logos');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('PDF saved');
  const sent = api.requests.find(({ method }) => method === 'PATCH');
  expect(sent?.body).toMatchObject({ name: 'Security checklist.pdf', alt: '', folderId: logos.id });
  expect(screen.queryByRole('textbox', { name: /Alt text/ })).not.toBeInTheDocument();
});
