import { paths } from '@site/shell/paths';

/** Where a sign-in leads: the workbench page it was asked for, and nothing but a page of the workbench. */
export function safeNext(requested: string | null): string {
  if (!requested?.startsWith('/')) return paths.admin.dashboard;
  // The parser a browser uses decides: `//host` and `/\host` name another site to it.
  const target = URL.canParse(requested, PLACEHOLDER_ORIGIN)
    ? new URL(requested, PLACEHOLDER_ORIGIN)
    : undefined;
  const isInside =
    target?.origin === PLACEHOLDER_ORIGIN && /^\/admin\/(?!(login|mfa-setup)(\/|$))/.test(target.pathname);
  return target && isInside ? target.pathname + target.search + target.hash : paths.admin.dashboard;
}

const PLACEHOLDER_ORIGIN = 'https://here.invalid';
