import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ConsentChoices } from '../visit/consentRecord';

/** What the visitor agreed to, once it is known. On the server, and until the browser's storage was read, it is not. */
export interface ConsentState {
  isKnown: boolean;
  /** Null: the visitor has not chosen. */
  choices: ConsentChoices | null;
}

const unread: ConsentState = { isKnown: false, choices: null };

export const consentRead = createAction<ConsentChoices | null>('consent/consentRead');

// Written out: `createSlice` brings Immer into every first load.
export const consentReducer = (state = unread, action: UnknownAction): ConsentState =>
  consentRead.match(action) ? { isKnown: true, choices: action.payload } : state;
