import { resolveLandingAddress } from '@site/api/content/landingPages/resolveLandingAddress';
import { paths } from '../../paths';

/** The redirect target of an address of the former site, with its query; `undefined` for any other address. */
export function fixedRedirect(pathname: string, search: string): string | undefined {
  const segments = pathname.split('/').filter(Boolean);
  if (segments[0] === 'insights') return `/blog${segments.length > 1 ? `/${segments.at(-1)}` : ''}${search}`;
  if (pathname === paths.admin.home) return `${paths.admin.dashboard}${search}`;
  const landing = segments[0] === 'solutions' ? resolveLandingAddress(pathname) : undefined;
  return landing && 'redirectTo' in landing ? `${landing.redirectTo}${search}` : undefined;
}
