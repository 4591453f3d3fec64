import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ConsentChoices } from '../visit/consentRecord';

/** The visitor's consent. Unknown on the server, and in the browser until storage is read. */
export interface ConsentState {
  isKnown: boolean;
  /** Null if the visitor has not chosen. */
  choices: ConsentChoices | null;
}

const unread: ConsentState = { isKnown: false, choices: null };

export const consentRead = createAction<ConsentChoices | null>('consent/consentRead');

// Written by hand, because `createSlice` adds Immer to every first load.
export const consentReducer = (state = unread, action: UnknownAction): ConsentState =>
  consentRead.match(action) ? { isKnown: true, choices: action.payload } : state;
