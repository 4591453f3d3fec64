import type { ConsentReceipt } from '@site/api/audience/consent/contract';
import { useDispatch } from 'react-redux';
import { remember, remembered } from '../remembered';
import { consentRead } from '../state/consentSlice';
import {
  askedPolicy,
  CONSENT_KEYS,
  type ConsentChoices,
  clearMarketingCookies,
  hasPrivacySignal,
} from './consentRecord';
import { keepOrigin } from './originOfVisit';

/** The way to make or change a choice. Apart from reading it, which every page does. */
export function useSaveConsent(): (choices: Omit<ConsentChoices, 'necessary'>) => void {
  const dispatch = useDispatch();
  return ({ analytics, marketing }) => {
    const choices: ConsentChoices = { necessary: true, analytics, marketing };
    writeConsent(choices);
    dispatch(consentRead(choices));
  };
}

/**
 * Stores a choice with its date and sends the proof of it; refusing also removes what was kept with consent. Without
 * storage the choice holds for this page, and the visitor is asked again on the next.
 */
function writeConsent(choices: ConsentChoices): void {
  const id = remembered(CONSENT_KEYS.id) ?? newId();
  remember(CONSENT_KEYS.choices, JSON.stringify(choices));
  remember(CONSENT_KEYS.date, new Date().toISOString());
  remember(CONSENT_KEYS.policy, askedPolicy());
  remember(CONSENT_KEYS.id, id);
  if (!choices.marketing) clearMarketingCookies();
  keepOrigin(choices.analytics);
  send({ consentId: id, choices, version: askedPolicy(), gpc: hasPrivacySignal() });
}

const newId = () => crypto.getRandomValues(new Uint8Array(16)).reduce((id, byte) => id + hex(byte), '');
const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** The choice holds whether or not its proof arrives. */
function send(receipt: ConsentReceipt): void {
  const call = { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' } };
  fetch('/api/consent', { ...call, body: JSON.stringify(receipt) }).catch(() => undefined);
}
