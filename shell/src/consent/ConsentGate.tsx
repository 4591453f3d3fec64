import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useConsent } from '../../kit';
import { previewToken } from '../router/previewToken';

const Banner = lazy(() =>
  import('./ConsentBanner').then(
    ({ ConsentBanner }) => ({ default: ConsentBanner }),
    // If the code fails to load, the banner appears on the next page; until then only necessary cookies are used.
    () => ({ default: () => null }),
  ),
);

/**
 * Shows the consent banner one second after load to visitors who have not chosen. Its code loads only for them.
 * Previews show no banner, because nothing is counted there.
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
