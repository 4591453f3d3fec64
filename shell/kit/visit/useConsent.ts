import { useSelector } from 'react-redux';
import type { ConsentState } from '../state/consentSlice';

/** What the visitor agreed to. */
export function useConsent(): ConsentState {
  return useSelector((state: { consent: ConsentState }) => state.consent);
}
