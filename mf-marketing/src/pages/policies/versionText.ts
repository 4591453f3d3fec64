import type { PolicyVersionText } from '@site/api/content/policies/contract';

/** The text of a policy version, or of the draft in a preview. */
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
