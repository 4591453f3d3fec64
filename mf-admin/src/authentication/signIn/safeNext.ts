import { paths } from '@site/shell/paths';

/** The path to open after sign-in; anything but a workbench page becomes the dashboard. */
export function safeNext(requested: string | null): string {
  if (!requested?.startsWith('/')) return paths.admin.dashboard;
  // Parsed like browsers do, since `//host` and `/\host` are other sites.
  const target = URL.canParse(requested, PLACEHOLDER_ORIGIN)
    ? new URL(requested, PLACEHOLDER_ORIGIN)
    : undefined;
  const isInside =
    target?.origin === PLACEHOLDER_ORIGIN && /^\/admin\/(?!(login|mfa-setup)(\/|$))/.test(target.pathname);
  return target && isInside ? target.pathname + target.search + target.hash : paths.admin.dashboard;
}

const PLACEHOLDER_ORIGIN = 'https://here.invalid';
