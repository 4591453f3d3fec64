import { examplePostDraft } from '../../content/posts/example';
import type { Role } from '../../identity/users/contract';
import type { TestServer } from '../servers/startServer';
import type { Visitor } from '../Visitor';
import { createMember } from './createRecords';

/** A desk at which posts are written, by a member of each role, as tests of the kernel use it. */
export async function openWorkbench(server: TestServer) {
  const members = new Map<Role, Visitor>();
  for (const role of ['admin', 'editor', 'viewer'] as const) {
    const { _id } = await createMember({ role, name: `Their ${role}` });
    members.set(role, await server.signInAs(_id));
  }
  const as = (role: Role) => members.get(role) as Visitor;
  return {
    as,
    /** A post that was begun with these words. */
    createPost: async (part: Parameters<typeof examplePostDraft>[0] = {}) =>
      (await as('editor').post(blog, examplePostDraft(part))).body,
    save: (id: string, version: number, draft: unknown) =>
      as('editor').patch(`${blog}/${id}`, draft, at(version)),
    act: (id: string, name: string, version: number, method = 'POST', body?: unknown) =>
      as('editor').send(method, `${blog}/${id}/${name}`, { body, headers: at(version) }),
    remove: (id: string, version: number) =>
      as('editor').send('DELETE', `${blog}/${id}`, { headers: at(version) }),
    publicPost: (slug: string, headers = {}) => server.visitor().get(`/api/blog/posts/${slug}`, headers),
  };
}

export const blog = '/api/admin/blog';
const at = (version: number) => ({ 'If-Match': `"${version}"` });
