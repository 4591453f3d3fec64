import { useEffect, useMemo, useState } from 'react';
import { type StoredBooking, storedBooking } from './storedBooking';

/** The booking stored in this tab. Read again when the page is restored from the back/forward cache. */
export function useStoredBooking(appointmentId: string | undefined): StoredBooking | undefined {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const handleShow = () => setReturns((count) => count + 1);
    addEventListener('pageshow', handleShow);
    return () => removeEventListener('pageshow', handleShow);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept may be another after each return
  return useMemo(() => (appointmentId ? storedBooking(appointmentId) : undefined), [appointmentId, returns]);
}
