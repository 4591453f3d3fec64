import { newId } from '../../platform/db/newId';
import { createMember } from '../../testing';
import type { Scenario } from './Scenario.fixture';

const at = (id: string, deed = '') => `/api/admin/users/${id}${deed}`;
const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });
const draft = () => ({ email: `new-${newId()}@emberline.example`, role: 'viewer' });

/** Something done to a member, and to one of whom it cannot be done. */
function deed(path: string, body?: object, part: Parameters<typeof createMember>[0] = {}): Scenario {
  return {
    good: async (member) => {
      const { _id } = await createMember(part);
      return { reply: await member.post(at(_id, path), body), record: _id };
    },
    bad: (member) => member.post(at('nobody', path), body),
  };
}

const invited = { status: 'invited', invitedAt: new Date(), invitedBy: 'Somebody' } as const;
const twoAsked = (...approverIds: string[]) => ({
  ...{ askedById: 'somebody', askedBy: 'Somebody', askedAt: new Date(), approverIds },
});

/** The writes to members, and to one's own password. */
export const accountScenarios: Record<string, Scenario> = {
  'POST /auth/password': {
    good: async (member) => {
      const body = { currentPassword: 'a password for tests', password: 'seven kettles hum at noon' };
      return { reply: await member.post('/api/auth/password', body), record: member.id };
    },
    bad: (member) =>
      member.post('/api/auth/password', { currentPassword: 'wrong', password: 'seven kettles hum at noon' }),
  },
  'POST /admin/users': {
    good: async (member) => {
      const reply = await member.post('/api/admin/users', draft());
      return { reply, record: reply.body.id };
    },
    bad: async (member) => {
      const { email } = await createMember();
      return member.post('/api/admin/users', { ...draft(), email });
    },
  },
  'PATCH /admin/users/:id': {
    good: async (member) => {
      const { _id } = await createMember();
      return { reply: await member.patch(at(_id), { role: 'admin' }, ifMatch(1)), record: _id };
    },
    bad: async (member) => member.patch(at((await createMember())._id), { role: 'admin' }, ifMatch(7)),
  },
  'DELETE /admin/users/:id': {
    good: async (member) => {
      const { _id } = await createMember(invited);
      return { reply: await member.send('DELETE', at(_id), { headers: ifMatch(1) }), record: _id };
    },
    bad: async (member) => member.send('DELETE', at((await createMember())._id), { headers: ifMatch(1) }),
  },
  'POST /admin/users/:id/invitation': deed('/invitation', undefined, invited),
  'POST /admin/users/:id/deactivate': deed('/deactivate', {}),
  'POST /admin/users/:id/activate': deed('/activate', undefined, { status: 'disabled' }),
  'POST /admin/users/:id/transfer': {
    good: async (member) => {
      const [{ _id }, { _id: to }] = [await createMember(), await createMember()];
      return { reply: await member.post(at(_id, '/transfer'), { to }), record: _id };
    },
    bad: async (member) => member.post(at((await createMember())._id, '/transfer'), { to: 'nobody' }),
  },
  'POST /admin/users/:id/force-reset': deed('/force-reset'),
  'POST /admin/users/:id/revoke-sessions': deed('/revoke-sessions'),
  'POST /admin/users/:id/factor-reset': deed('/factor-reset'),
  'POST /admin/users/:id/factor-reset/approve': {
    good: async (member) => {
      const { _id } = await createMember({ role: 'admin', factorReset: twoAsked(member.id) });
      return { reply: await member.post(at(_id, '/factor-reset/approve')), record: _id };
    },
    bad: async (member) => member.post(at((await createMember())._id, '/factor-reset/approve')),
  },
  'DELETE /admin/users/:id/factor-reset': {
    good: async (member) => {
      const { _id } = await createMember({ role: 'admin', factorReset: twoAsked() });
      return { reply: await member.send('DELETE', at(_id, '/factor-reset'), {}), record: _id };
    },
    bad: async (member) => member.send('DELETE', at((await createMember())._id, '/factor-reset'), {}),
  },
};
