import { useSession } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import { useEffect } from 'react';

/** Redirects members who must set up two-step sign-in. Returns true where it is optional. */
export function useRequiredMfaSetup(): boolean {
  const { factor } = useSession();
  useEffect(() => {
    if (factor === 'needed') location.replace(mfaSetupPath());
  }, [factor]);
  return factor === 'offered';
}

/** The path of the setup, which returns to the current page. */
export function mfaSetupPath(): string {
  return `${paths.admin.mfaSetup}?next=${encodeURIComponent(location.pathname + location.search)}`;
}
