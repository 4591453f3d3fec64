import type { APIRequestContext } from '@playwright/test';
import type { Session } from '@site/api/contract/session';
import type { SharedSite } from './sharedSite';

/** Signs the owner in; the context's cookies hold the session from then on. */
export async function signIn(
  request: APIRequestContext,
  { url, owner }: Pick<SharedSite, 'url' | 'owner'>,
): Promise<void> {
  await openSession(request, { url, owner });
}

/** As above, with what the API says about the session. */
export async function openSession(
  request: APIRequestContext,
  { url, owner }: Pick<SharedSite, 'url' | 'owner'>,
): Promise<Session> {
  const answer = await request.post(`${url}/api/auth/login`, { data: owner, headers: { Origin: url } });
  if (!answer.ok()) throw new Error(`signing in: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}
