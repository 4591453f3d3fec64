import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { MfaChallenge, Session } from '@site/api/contract/session';
import type { Member } from '@site/api/contract/users';
import type { SharedSite } from './sharedSite';

export type Role = Member['role'];
type Account = SharedSite['owner'];

/**
 * Signs an account in, through the second factor of a member that `accountOf` made; the context's cookies hold the
 * session from then on.
 */
export async function openSession(
  request: APIRequestContext,
  { url }: Pick<SharedSite, 'url'>,
  account: Account,
): Promise<Session> {
  const answer = await request.post(`${url}/api/auth/login`, { data: account, headers: { Origin: url } });
  const first = await told(answer);
  if (!('mfaRequired' in first)) return first;
  const { nextCode } = await import('@site/api/testing/records');
  const data = { challenge: first.challenge, code: nextCode(account.email) };
  const second = await request.post(`${url}/api/auth/mfa`, { data, headers: { Origin: url } });
  return (await told(second)) as Session;
}

async function told(answer: APIResponse): Promise<Session | MfaChallenge> {
  if (!answer.ok()) throw new Error(`signing in: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** The site's owner, or a new member of another role, made in the site's database. */
export async function accountOf(role: Role, { dataDir, owner }: SharedSite): Promise<Account> {
  if (role === 'owner') return owner;
  // Only when wanted, as most tests do without.
  const { inDatabaseOf, savedMember } = await import('@site/api/testing/records');
  const name = `${role[0]?.toUpperCase()}${role.slice(1)} Example`;
  const { email, password } = await inDatabaseOf(dataDir, () => savedMember({ role, name }));
  return { email, password };
}
