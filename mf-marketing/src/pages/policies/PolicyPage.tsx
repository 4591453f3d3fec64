import type { Policy } from '@site/api/content/policies/contract';
import { policyPath } from '@site/api/content/policies/paths';
import { notFound, useCachedResult } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import type { LoaderContext } from '@site/shell/remote';
import { useLocation } from 'react-router-dom';
import { UnavailablePage } from '../../innerPage/UnavailablePage';
import { PolicyView } from './PolicyView';

/** The current version of a policy. Responds with 404 if there is none at the URL. */
export function PolicyPage() {
  const { pathname } = useLocation();
  const policy = useCachedResult<Policy>('getPolicy', { slug: slugAt(pathname) });
  return policy ? <PolicyView policy={policy} /> : <UnavailablePage path={pathname} />;
}

export { PolicyPage as Component };

export async function loader({ url, fetch }: LoaderContext): Promise<void> {
  const slug = slugAt(url.pathname);
  // A policy with a page of its own has no other URL.
  if (policyPath(slug) !== url.pathname.replace(/(.)\/$/, '$1')) throw notFound();
  const { policiesApi } = await import('./policiesApi');
  try {
    await fetch(policiesApi.endpoints.getPolicy.initiate({ slug }));
  } catch (error) {
    if ((error as ApiError).status === 404) throw notFound();
    throw error;
  }
}

const slugAt = (pathname: string): string => pathname.split('/').filter(Boolean).at(-1) ?? '';
