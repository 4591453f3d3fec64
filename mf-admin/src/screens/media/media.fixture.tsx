import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { getMedia, listMedia } from '@site/api/media/contract';
import { exampleMedia, exampleMediaPage, exampleMediaRecord } from '@site/api/media/example';
import { listMediaFolders } from '@site/api/media/folders/contract';
import { exampleMediaFolder, exampleMediaFolderList } from '@site/api/media/folders/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { MediaScreen } from './MediaScreen';

export const rack = exampleMedia();
export const bare = exampleMedia({ id: 'b'.repeat(24), name: 'office.jpg', alt: '' });
export const logos = exampleMediaFolder();
/** A folder in `logos`. */
export const oldLogos = exampleMediaFolder({
  id: 'c'.repeat(24),
  name: 'Old',
  parentId: logos.id,
  files: 0,
  version: 3,
});

export const mediaApi = (items = [rack, bare]) =>
  fakeApi()
    .on(listMedia, exampleMediaPage(items))
    .on(getMedia, exampleMediaRecord(rack))
    .on(listMediaFolders, exampleMediaFolderList([logos, oldLogos]));

export async function openMedia({ api = mediaApi(), path = '/admin/media', role = 'editor' as Role } = {}) {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(MediaScreen, { path, pattern: '/admin/media/:id?', api, state });
  return { ...view, api };
}
