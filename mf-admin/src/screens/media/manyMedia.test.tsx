import { deleteManyMedia, editManyMedia, listMedia } from '@site/api/media/contract';
import { exampleMediaPage, examplePdf } from '@site/api/media/example';
import { deleteMediaFolder, editMediaFolder, listMediaFolders } from '@site/api/media/folders/contract';
import { exampleMediaFolder, exampleMediaFolderList } from '@site/api/media/folders/example';
import { failure } from '@site/shell/testing';
import { act, screen, within } from '@testing-library/react';
import { bare, logos, mediaApi, oldLogos, openMedia, rack } from './media.fixture';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('a range is selected with Shift and moved to a folder, and an undo moves each file back', async () => {
  const items = [rack, bare, examplePdf()];
  const api = mediaApi(items).on(editManyMedia, ({ body }) => ({
    changed: (body.items ?? []).map(({ id, version }) => ({
      id,
      version: version + 1,
      former: { folderId: null },
    })),
    stale: [],
    missing: [],
    refused: [],
  }));
  const { user } = await openMedia({ api });
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
    { items: items.map(({ id }) => ({ id, version: 1, folderId: oldLogos.id })) },
    { items: items.map(({ id }) => ({ id, version: 2, folderId: null })) },
  ]);
});

test('files in use are left out of a bulk deletion, with the places', async () => {
  const refused = [{ id: rack.id, name: rack.name, reason: 'used in Post “On racks”' }];
  const api = mediaApi().on(deleteManyMedia, { deleted: 1, stale: [], missing: [], refused });
  const { user } = await openMedia({ api });
  (await screen.findByRole('link', { name: /server-room/ })).focus();
  await user.keyboard('xj{Shift>}x{/Shift}');
  await user.click(screen.getByRole('button', { name: 'Edit for selection' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 files?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete 2 files' }));
  expect(await screen.findByText('1 file deleted')).toBeVisible();
  expect(screen.getByText('Skipped. server-room.jpg: used in Post “On racks”.')).toBeVisible();
});

test('a folder counts the files of folders in it, and says so when it has none itself', async () => {
  const folders = [
    { ...logos, files: 0 },
    { ...oldLogos, files: 7 },
  ];
  const api = mediaApi([]).on(listMediaFolders, exampleMediaFolderList(folders));
  const { user } = await openMedia({ api });
  await user.click(await screen.findByRole('link', { name: 'Logos 7' }));
  expect(await screen.findByRole('heading', { name: 'No files in this folder' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Old 7' })).toBeVisible();
});

test('offline, a folder that was not open before shows an error and no files of another one', async () => {
  const api = mediaApi().on(listMedia, ({ query }) =>
    query.folder ? failure(503, 'You’re offline.') : exampleMediaPage([rack]),
  );
  const { user } = await openMedia({ api });
  await screen.findByRole('link', { name: /server-room/ });
  const folder = await screen.findByRole('link', { name: /^Logos/ });
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await user.click(folder);
  expect(await screen.findByRole('heading', { name: 'Couldn’t load the list' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /server-room/ })).not.toBeInTheDocument();
  line.mockRestore();
});

test('the open folder is renamed and moved; it is deleted only when empty', async () => {
  const api = mediaApi()
    .on(editMediaFolder, ({ body }) => exampleMediaFolder({ ...oldLogos, ...body }))
    .on(deleteMediaFolder, undefined);
  const { user } = await openMedia({ api, path: `/admin/media?folder=${oldLogos.id}` });
  const folders = within(await screen.findByRole('navigation', { name: 'Folders' }));
  await folders.findByRole('link', { name: 'Old' });
  expect(folders.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
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
