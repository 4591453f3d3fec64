import { paths } from '../../paths';
import type { Route } from '../../src/boot';
import { isBelow } from '../../src/router/findRoute';

/**
 * Whether only signed-in members may see an address: every workbench screen except sign-in, and everything else below
 * `/admin`.
 */
export const isGuarded = (route: Route | undefined, pathname: string) =>
  pathname !== paths.admin.login && (route?.frame === 'workbench' || isBelow(paths.admin.home, pathname));

/**
 * Where a request for the workbench is redirected, if at all: to sign-in without a session, to the second factor's
 * setup if it is missing. While the API is unavailable no one counts as signed in.
 */
export async function adminRedirect(
  request: { url: string; pathname: string; cookie: string | undefined },
  apiOrigin: string,
): Promise<string | undefined> {
  const factor = await factorOf(apiOrigin, request.cookie);
  if (factor === undefined) return withNext(paths.admin.login, request.url);
  if (factor !== 'needed' || request.pathname === paths.admin.mfaSetup) return undefined;
  return withNext(paths.admin.mfaSetup, request.url);
}

const withNext = (path: string, next: string) => `${path}?next=${encodeURIComponent(next)}`;

/** The state of the member's second factor; undefined without a session. */
async function factorOf(apiOrigin: string, cookie: string | undefined): Promise<string | undefined> {
  if (!cookie) return undefined;
  try {
    const response = await fetch(`${apiOrigin}/api/auth/me`, {
      headers: { cookie },
      signal: AbortSignal.timeout(3_000),
    });
    if (response.ok) return ((await response.json()) as { factor: string }).factor;
    await response.body?.cancel();
    return undefined;
  } catch {
    return undefined;
  }
}
