import { paths } from '@site/shell/paths';

/** Where a sign-in leads: the workbench page it was asked for, and nothing but a page of the workbench. */
export function safeNext(asked: string | null): string {
  if (!asked?.startsWith('/')) return paths.admin.dashboard;
  // The parser a browser uses decides: `//host` and `/\host` name another site to it.
  const target = URL.canParse(asked, HERE) ? new URL(asked, HERE) : undefined;
  const isInside = target?.origin === HERE && /^\/admin\/(?!(login|mfa-setup)(\/|$))/.test(target.pathname);
  return target && isInside ? target.pathname + target.search + target.hash : paths.admin.dashboard;
}

const HERE = 'https://here.invalid';
