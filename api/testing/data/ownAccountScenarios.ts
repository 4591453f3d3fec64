import { Authenticator } from '../Authenticator';
import { setUpAuthenticatorApp } from '../servers/authenticatorApp';
import type { Reply, Visitor } from '../Visitor';
import { nextRecoveryCode } from './factors';

type Member = Visitor & { id: string; email: string };

/** An action of a member on the own account: once successful, once refused after authorization. */
interface Scenario {
  good: (member: Member) => Promise<Reply>;
  bad: (member: Member) => Promise<Reply>;
}

const unknownField = { unasked: true };
const withoutBody = (path: string, method = 'POST'): Scenario => ({
  good: (member) => member.send(method, path, {}),
  bad: (member) => member.send(method, path, { body: unknownField }),
});

/** Every action of members on their own accounts, by route. */
export const ownAccountScenarios: Record<string, Scenario> = {
  'POST /auth/logout': withoutBody('/api/auth/logout'),
  'POST /auth/sudo': {
    good: (member) => member.post('/api/auth/sudo', { code: nextRecoveryCode(member.email) }),
    bad: (member) => member.post('/api/auth/sudo', { code: '000000' }),
  },
  'PATCH /auth/me': {
    good: (member) => member.patch('/api/auth/me', { name: 'Another Name' }),
    bad: (member) => member.patch('/api/auth/me', { name: '' }),
  },
  'POST /auth/mfa/setup': withoutBody('/api/auth/mfa/setup'),
  'POST /auth/mfa/confirm': {
    good: async (member) => (await setUpAuthenticatorApp(member)).reply,
    bad: (member) => member.post('/api/auth/mfa/confirm', { code: '000000' }),
  },
  'POST /auth/mfa/disable': {
    good: async (member) => {
      await setUpAuthenticatorApp(member);
      return member.post('/api/auth/mfa/disable');
    },
    bad: (member) => member.post('/api/auth/mfa/disable'),
  },
  'POST /auth/mfa/recovery-codes': withoutBody('/api/auth/mfa/recovery-codes'),
  'POST /auth/passkeys/options': withoutBody('/api/auth/passkeys/options'),
  'POST /auth/passkeys': {
    good: async (member) => {
      const { body: offer } = await member.post('/api/auth/passkeys/options');
      const passkey = new Authenticator(member.origin).create(offer);
      return member.post('/api/auth/passkeys', { name: 'Laptop', passkey });
    },
    bad: (member) => member.post('/api/auth/passkeys', { name: 'Laptop' }),
  },
  'PATCH /auth/passkeys/:id': {
    good: async (member) => member.patch(await passkeyOf(member), { name: 'Desk' }),
    bad: async (member) => member.patch('/api/auth/passkeys/nothing', { name: 'Desk' }),
  },
  'DELETE /auth/passkeys/:id': {
    good: async (member) => {
      await setUpAuthenticatorApp(member);
      return member.send('DELETE', await passkeyOf(member), {});
    },
    bad: async (member) => member.send('DELETE', await passkeyOf(member), {}),
  },
  'DELETE /auth/sessions/:id': {
    good: async (member) => {
      const { body } = await member.get('/api/auth/sessions');
      return member.send('DELETE', `/api/auth/sessions/${body.items[0].id}`, {});
    },
    bad: (member) => member.send('DELETE', '/api/auth/sessions/nothing', {}),
  },
  'DELETE /auth/sessions': withoutBody('/api/auth/sessions', 'DELETE'),
};

async function passkeyOf(member: Member): Promise<string> {
  const { body } = await member.get('/api/auth/mfa');
  return `/api/auth/passkeys/${body.passkeys[0].id}`;
}
