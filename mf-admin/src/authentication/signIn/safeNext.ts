import { parseUrl } from '@site/api/platform/contracts/parseUrl';
import { paths } from '@site/shell/paths';

/** The path to open after sign-in; anything but a workbench page becomes the dashboard. */
export function safeNext(requested: string | null): string {
  if (!requested?.startsWith('/')) return paths.admin.dashboard;
  // Parsed like browsers do, since `//host` and `/\host` are other sites.
  const target = parseUrl(requested, PLACEHOLDER_ORIGIN);
  const isInside =
    target?.origin === PLACEHOLDER_ORIGIN && /^\/admin\/(?!(login|mfa-setup)(\/|$))/.test(target.pathname);
  return target && isInside ? target.pathname + target.search + target.hash : paths.admin.dashboard;
}

const PLACEHOLDER_ORIGIN = 'https://here.invalid';
