import { useEffect, useMemo, useState } from 'react';
import { type StoredBooking, storedBooking } from './storedBooking';

/** The booking as this tab knows it, read again when one comes back to the page as it was left. */
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
