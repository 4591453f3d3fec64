import { useSelector } from 'react-redux';
import type { ConsentState } from '../state/consentSlice';

/** The visitor's consent state. */
export function useConsent(): ConsentState {
  return useSelector((state: { consent: ConsentState }) => state.consent);
}
