import { useSession } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import { useEffect } from 'react';

/** Leads who must still set up a second factor there, and back here after it; true where one is only offered. */
export function useRequiredMfaSetup(): boolean {
  const { factor } = useSession();
  useEffect(() => {
    if (factor === 'needed') location.replace(mfaSetupPath());
  }, [factor]);
  return factor === 'offered';
}

/** The set-up of the second factor, and back here after it. */
export function mfaSetupPath(): string {
  return `${paths.admin.mfaSetup}?next=${encodeURIComponent(location.pathname + location.search)}`;
}
