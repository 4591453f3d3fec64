import { emptyPost, getPostFilterOptions, postContent } from '@site/api/content/posts/contract';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { BlogScreen } from './BlogScreen';

/** A draft of a post. */
export const draft = {
  ...emptyPost,
  title: 'One',
  slug: 'one',
  summary: 'About one.',
  markdown: 'Words.',
  author: 'Emberline',
};
export const post = {
  id: 'a'.repeat(24),
  label: 'One',
  slug: 'one',
  state: 'draft' as const,
  path: null,
  publishedAt: null,
  publishAt: null,
  fault: null,
  binnedAt: null,
  updatedAt: '2026-11-22T18:00:00.000Z',
  updatedBy: 'Ana',
  version: 3,
  draft,
  published: null,
  scheduled: null,
};
const { draft: _, published: __, scheduled: ___, ...facts } = post;
export const row = { ...facts, tags: ['Security'], author: 'Emberline', image: '' };

export const postsApi = () =>
  fakeApi()
    .on(postContent.list, { items: [row], nextCursor: null, total: 1, isMore: false })
    .on(postContent.get, post)
    .on(getPostFilterOptions, { tag: ['Security', 'Support'], author: ['Emberline'] })
    .on(postContent.presence, [{ name: 'Ana', field: 'Summary', seenAt: post.updatedAt }])
    .on(postContent.edit, ({ body }) => ({ ...post, draft: body, version: 4 }))
    .on(postContent.restoreFromTrash, { ...post, version: 4 })
    .on(postContent.deletePermanently, undefined)
    .on(postContent.publish, {
      ...post,
      state: 'published',
      version: 4,
      publishedAt: post.updatedAt,
      path: '/blog/one',
    });

/** Renders the posts screen at a path for a member with a role. */
export async function open(path: string, { api = postsApi(), role = 'editor' as Role } = {}) {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  return { ...(await renderPage(BlogScreen, { path, pattern: '/admin/blog/:id?', api, state })), api };
}
/** The requests with a method whose paths end with a suffix. */
export const sent = (api: ReturnType<typeof fakeApi>, method: string, end = '') =>
  api.requests.filter((call) => call.method === method && call.path.endsWith(end));

/** Clears the browser's storage. */
export function emptyDevice(): void {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
  sessionStorage.clear();
}
