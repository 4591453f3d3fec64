import type { PolicyVersionText } from '@site/api/content/policies/contract';

/** What a version of a policy said; also one that is not public yet, where this page is its preview. */
export async function versionText(slug: string, version: number): Promise<PolicyVersionText> {
  const { dispatchOnce } = await import('@site/shell/kit/query');
  const { policiesApi } = await import('./policiesApi');
  const token = new URLSearchParams(location.search).get('preview');
  const headers = token ? { 'x-preview': token } : undefined;
  return dispatchOnce(
    policiesApi.endpoints.getPolicyVersion.initiate({
      slug,
      number: String(version),
      ...(headers && { headers }),
    }),
  );
}
