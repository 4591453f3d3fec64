import {
  createMedia,
  deleteMedia,
  editMedia,
  exportMedia,
  getMedia,
  type MediaRecord,
} from '@site/api/media/contract';
import { exampleMediaRecord, exampleMediaUpload, examplePdf } from '@site/api/media/example';
import { FetchRequest, failure } from '@site/shell/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bare, logos, mediaApi, openMedia, rack } from './media.fixture';

const record = (part: Partial<MediaRecord> = {}) => exampleMediaRecord({ ...rack, ...part });

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
  const { user } = await openMedia({ api: mediaApi([{ ...rack, revision: 3 }, bare, examplePdf()]) });
  expect(await screen.findByRole('link', { name: /server-room.jpg A technician/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /office.jpg No alt text/ })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getAllByText('3000 × 2000')).toHaveLength(2);
  expect(screen.getByText('12 pages')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const columns = within(await screen.findByRole('dialog', { name: 'Columns' }));
  await user.click(columns.getByRole('checkbox', { name: 'Replaced' }));
  expect(await screen.findByText('2×')).toBeVisible();
});

test('images are added by choosing, dropping and pasting; each upload shows its result', async () => {
  const api = mediaApi().on(createMedia, exampleMediaUpload({ name: 'new.jpg' }));
  const { user } = await openMedia({ api });
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
  await openMedia({ api });
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
  const { user } = await openMedia({ api });
  await user.upload(await screen.findByLabelText('Media files'), imageFile('one.jpg'));
  const again = await screen.findByRole('button', { name: 'Retry one.jpg' });
  api.on(createMedia, () => new Promise<never>(() => {}));
  await user.click(again);
  await user.click(await screen.findByRole('button', { name: 'Cancel one.jpg' }));
  await waitFor(() => expect(screen.queryByText('one.jpg')).not.toBeInTheDocument());
});

test('the focal point moves by arrow keys and is saved with the alt text at the current version', async () => {
  const api = mediaApi().on(editMedia, ({ body }) => record({ ...body, version: 2 }));
  const { user } = await openMedia({ api, path: `/admin/media/${rack.id}` });
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
  const { user } = await openMedia({ api, path: `/admin/media/${rack.id}` });
  expect(await screen.findByRole('heading', { name: 'Used in 1 place' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'On racks' })).toHaveAttribute('href', '/blog/on-racks');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this image?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/The image is in use: Post “On racks”/)).toBeVisible();
});

test('an unused image says so and shows no list', async () => {
  const api = mediaApi().on(getMedia, record({ uses: [] }));
  await openMedia({ api, path: `/admin/media/${rack.id}` });
  const shown = within(await screen.findByRole('region', { name: 'Used in' }));
  expect(shown.getByRole('heading', { name: 'Not used yet' })).toBeVisible();
  expect(shown.queryByRole('list')).toBeNull();
});

test('a viewer finds no actions', async () => {
  await openMedia({ role: 'viewer', path: `/admin/media/${rack.id}` });
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
  const { user } = await openMedia({ api, path: '/admin/media?q=ada', role: 'viewer' });
  // Until the list is there, nothing can be exported.
  await user.click(await screen.findByRole('button', { name: 'Export 2' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  expect(await screen.findByText('Exported')).toBeVisible();
  expect(api.requests.find(({ path }) => path.endsWith('/export'))?.query).toEqual({
    q: 'ada',
    format: 'csv',
  });
});

test('an image is named by its file and alt text, never by its ID', async () => {
  await openMedia({ path: `/admin/media/${rack.id}` });
  expect(await screen.findByRole('textbox', { name: /Alt text/ })).toBeVisible();
  const named = ['link', 'button', 'img', 'checkbox', 'textbox', 'heading'].flatMap((role) =>
    screen.queryAllByRole(role),
  );
  for (const element of named)
    expect(element).not.toHaveAccessibleName(expect.stringMatching(/[0-9a-f]{12}/));
});

test('a PDF has a file name and pages instead of alt text and focal point', async () => {
  const api = mediaApi([examplePdf()])
    .on(getMedia, { ...examplePdf(), uses: [] })
    .on(editMedia, { ...examplePdf(), folderId: logos.id, version: 2, uses: [] });
  const { user } = await openMedia({ api, path: `/admin/media/${examplePdf().id}` });
  expect(await screen.findByRole('textbox', { name: /File name/ })).toHaveValue('Security checklist.pdf');
  expect(screen.getByText('PDF, 1.2 MB')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: /Folder/ }), 'Logos');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('PDF saved');
  const sent = api.requests.find(({ method }) => method === 'PATCH');
  expect(sent?.body).toMatchObject({ name: 'Security checklist.pdf', alt: '', folderId: logos.id });
  expect(screen.queryByRole('textbox', { name: /Alt text/ })).not.toBeInTheDocument();
});
