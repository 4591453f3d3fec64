import { newId } from '../../platform/db/newId';
import { createMember } from '../../testing';
import type { Scenario } from './Scenario.fixture';

const memberPath = (id: string, memberAction = '') => `/api/admin/users/${id}${memberAction}`;
const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });
const draft = () => ({ email: `new-${newId()}@emberline.example`, role: 'viewer' });

/** An action on a member that succeeds, and on an unknown one that fails. */
function memberAction(path: string, body?: object, part: Parameters<typeof createMember>[0] = {}): Scenario {
  return {
    good: async (member) => {
      const { _id } = await createMember(part);
      return { reply: await member.post(memberPath(_id, path), body), record: _id };
    },
    bad: (member) => member.post(memberPath('nobody', path), body),
  };
}

const invited = { status: 'invited', invitedAt: new Date(), invitedBy: 'Somebody' } as const;
const resetRequest = (...approverIds: string[]) => ({
  requestedById: 'somebody',
  requestedBy: 'Somebody',
  requestedAt: new Date(),
  approverIds,
});

/** Writes to members and to one's own password. */
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
      return { reply: await member.patch(memberPath(_id), { role: 'admin' }, ifMatch(1)), record: _id };
    },
    bad: async (member) =>
      member.patch(memberPath((await createMember())._id), { role: 'admin' }, ifMatch(7)),
  },
  'DELETE /admin/users/:id': {
    good: async (member) => {
      const { _id } = await createMember(invited);
      return { reply: await member.send('DELETE', memberPath(_id), { headers: ifMatch(1) }), record: _id };
    },
    bad: async (member) =>
      member.send('DELETE', memberPath((await createMember())._id), { headers: ifMatch(1) }),
  },
  'POST /admin/users/:id/invitation': memberAction('/invitation', undefined, invited),
  'POST /admin/users/:id/deactivate': memberAction('/deactivate', {}),
  'POST /admin/users/:id/activate': memberAction('/activate', undefined, { status: 'disabled' }),
  'POST /admin/users/:id/transfer': {
    good: async (member) => {
      const [{ _id }, { _id: to }] = [await createMember(), await createMember()];
      return { reply: await member.post(memberPath(_id, '/transfer'), { to }), record: _id };
    },
    bad: async (member) => member.post(memberPath((await createMember())._id, '/transfer'), { to: 'nobody' }),
  },
  'POST /admin/users/:id/force-reset': memberAction('/force-reset'),
  'POST /admin/users/:id/revoke-sessions': memberAction('/revoke-sessions'),
  'POST /admin/users/:id/factor-reset': memberAction('/factor-reset'),
  'POST /admin/users/:id/factor-reset/approve': {
    good: async (member) => {
      const { _id } = await createMember({ role: 'admin', factorReset: resetRequest(member.id) });
      return { reply: await member.post(memberPath(_id, '/factor-reset/approve')), record: _id };
    },
    bad: async (member) => member.post(memberPath((await createMember())._id, '/factor-reset/approve')),
  },
  'DELETE /admin/users/:id/factor-reset': {
    good: async (member) => {
      const { _id } = await createMember({ role: 'admin', factorReset: resetRequest() });
      return { reply: await member.send('DELETE', memberPath(_id, '/factor-reset'), {}), record: _id };
    },
    bad: async (member) => member.send('DELETE', memberPath((await createMember())._id, '/factor-reset'), {}),
  },
};
