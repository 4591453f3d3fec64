import { lazy, Suspense, useEffect, useState } from 'react';
import { useConsent } from '../../kit';

const Banner = lazy(async () => ({ default: (await import('./ConsentBanner')).ConsentBanner }));

/** One second after load, asks visitors who have not chosen yet. Its code is fetched only for them. */
export function ConsentGate() {
  const { isKnown, choices } = useConsent();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue || !isKnown || choices) return null;
  return (
    <Suspense>
      <Banner />
    </Suspense>
  );
}
