import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useConsent } from '../../kit';
import { previewToken } from '../router/previewToken';

const Banner = lazy(() =>
  import('./ConsentBanner').then(
    ({ ConsentBanner }) => ({ default: ConsentBanner }),
    // Who cannot be asked is asked on the next page; until then nothing but the necessary is used.
    () => ({ default: () => null }),
  ),
);

/**
 * One second after load, asks visitors who have not chosen yet. Its code is fetched only for them. Who looks at a preview
 * is no visitor, and nothing there is counted: they are not asked.
 */
export function ConsentGate() {
  const { isKnown, choices } = useConsent();
  const { search } = useLocation();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue || !isKnown || choices || previewToken(search)) return null;
  return (
    <Suspense>
      <Banner />
    </Suspense>
  );
}
