import { examplePostDraft } from '../../content/posts/example';
import type { Role } from '../../identity/users/contract';
import type { TestServer } from '../servers/startServer';
import type { Visitor } from '../Visitor';
import { createMember } from './createRecords';

/** Signs in a member of each role, and edits posts with them, for tests of documents. */
export async function openWorkbench(server: TestServer) {
  const members = new Map<Role, Visitor>();
  for (const role of ['admin', 'editor', 'viewer'] as const) {
    const { _id } = await createMember({ role, name: `Their ${role}` });
    members.set(role, await server.signInAs(_id));
  }
  const as = (role: Role) => members.get(role) as Visitor;
  return {
    as,
    /** Creates a post with these fields. */
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
