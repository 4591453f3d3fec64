import { paths } from '../../paths';
import type { Route } from '../../src/boot';
import { isBelow } from '../../src/router/findRoute';

/** True for what only signed-in members may see: every screen of the workbench but the sign-in page, and all else below `/admin`. */
export const isGuarded = (route: Route | undefined, pathname: string) =>
  pathname !== paths.admin.login && (route?.frame === 'workbench' || isBelow(paths.admin.home, pathname));

/**
 * Where a visitor of the workbench is led instead, if anywhere: strangers to the sign-in, a member who must still set up
 * a second factor there. While the API is away nobody is a member.
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

/** How far the API says this visitor is in; undefined for a stranger. */
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
