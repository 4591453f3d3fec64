import type { CredentialEntry } from '@site/api/content/credentials/contract';

/** Whether a credential is shown, and whether that ends soon. */
export function CredentialState({ state, validUntil }: Pick<CredentialEntry, 'state' | 'validUntil'>) {
  if (state === 'shown') return <span className="ok">Shown</span>;
  if (state === 'expiring') return <span className="wt">Expires {validUntil}</span>;
  if (state === 'expired') return <span className="no">Expired {validUntil}</span>;
  return <span className="mu">Hidden</span>;
}
