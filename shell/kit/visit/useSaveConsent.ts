import type { ConsentChoice } from '@site/api/audience/consent/contract';
import { useDispatch } from 'react-redux';
import { readStorage, writeStorage } from '../browserStorage';
import { consentRead } from '../state/consentSlice';
import { deleteBrowserId, newRandomId } from './browserId';
import {
  CONSENT_KEYS,
  type ConsentChoices,
  clearMarketingCookies,
  getConsentPolicy,
  hasPrivacySignal,
} from './consentRecord';
import { readTracking } from './readTracking';
import { persistOrigin } from './visitOrigin';

/** Returns the function that saves a consent choice. Separate from reading it, which every page does. */
export function useSaveConsent(): (choices: Omit<ConsentChoices, 'necessary'>) => void {
  const dispatch = useDispatch();
  return ({ analytics, marketing }) => {
    const choices: ConsentChoices = { necessary: true, analytics, marketing };
    writeConsent(choices);
    dispatch(consentRead(choices));
  };
}

/**
 * Stores a choice with its date and sends its receipt. Refusing also deletes data stored with consent, and names HubSpot's
 * cookie so that no inquiry is submitted with it anymore. Without storage the choice lasts for this page, and the visitor
 * is asked again.
 */
function writeConsent(choices: ConsentChoices): void {
  const id = readStorage(CONSENT_KEYS.id) ?? newRandomId();
  writeStorage(CONSENT_KEYS.choices, JSON.stringify(choices));
  writeStorage(CONSENT_KEYS.date, new Date().toISOString());
  writeStorage(CONSENT_KEYS.policy, getConsentPolicy());
  writeStorage(CONSENT_KEYS.id, id);
  const hutk = choices.marketing ? undefined : readTracking()?.hutk;
  if (!choices.marketing) clearMarketingCookies();
  persistOrigin(choices.analytics);
  if (!choices.analytics) deleteBrowserId();
  send({ consentId: id, choices, version: getConsentPolicy(), gpc: hasPrivacySignal(), hutk });
}

/** The choice applies even if the receipt is not delivered. */
function send(receipt: ConsentChoice): void {
  const call = { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' } };
  fetch('/api/consent', { ...call, body: JSON.stringify(receipt) }).catch(() => undefined);
}
