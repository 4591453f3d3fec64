import { paths } from '../paths';
import type { Route } from '../src/boot';
import { isBelow } from '../src/router/resolve';

/** True for what only signed-in members may see: every screen of the workbench but the sign-in page, and all else below `/admin`. */
export const isGuarded = (route: Route | undefined, pathname: string) =>
  pathname !== paths.admin.login && (route?.frame === 'workbench' || isBelow(paths.admin.home, pathname));

/** Whether the API knows this visitor as a member. While it is away nobody is one. */
export async function isSignedIn(apiOrigin: string, cookie: string | undefined): Promise<boolean> {
  if (!cookie) return false;
  try {
    const response = await fetch(`${apiOrigin}/api/auth/me`, {
      headers: { cookie },
      signal: AbortSignal.timeout(3_000),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
