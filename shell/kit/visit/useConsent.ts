import { useDispatch, useSelector } from 'react-redux';
import { type ConsentState, consentRead } from '../state/consentSlice';
import { type ConsentChoices, writeConsent } from './consentRecord';

/** What the visitor agreed to, and the way to change it. */
export function useConsent(): ConsentState & { save: (choices: Omit<ConsentChoices, 'necessary'>) => void } {
  const consent = useSelector((state: { consent: ConsentState }) => state.consent);
  const dispatch = useDispatch();
  return {
    ...consent,
    save: ({ analytics, marketing }) => {
      const choices: ConsentChoices = { necessary: true, analytics, marketing };
      writeConsent(choices);
      dispatch(consentRead(choices));
    },
  };
}
