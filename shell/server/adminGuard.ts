import type { RequestHandler } from 'express';

const OPEN = /^\/admin\/login\/?$/;

/**
 * Lets only signed-in members reach `/admin/*`; everybody else is led to the sign-in page and, after it, back.
 * The API decides; while it is away nobody gets in.
 */
export function adminGuard(apiOrigin: string): RequestHandler {
  return async (request, response, next) => {
    if (!/^\/admin(\/|$)/.test(request.path) || OPEN.test(request.path)) return next();
    if (await isSignedIn(apiOrigin, request.headers.cookie)) return next();
    response.setHeader('Cache-Control', 'no-store');
    response.redirect(302, `/admin/login?next=${encodeURIComponent(request.originalUrl)}`);
  };
}

async function isSignedIn(apiOrigin: string, cookie: string | undefined): Promise<boolean> {
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
