import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConsentChoices } from '../visit/consentRecord';

/** What the visitor agreed to, once it is known. On the server, and until the browser's storage was read, it is not. */
export interface ConsentState {
  isKnown: boolean;
  /** Null: the visitor has not chosen. */
  choices: ConsentChoices | null;
}

const slice = createSlice({
  name: 'consent',
  initialState: { isKnown: false, choices: null } as ConsentState,
  reducers: {
    consentRead: (_, action: PayloadAction<ConsentChoices | null>) => ({
      isKnown: true,
      choices: action.payload,
    }),
  },
});

export const { consentRead } = slice.actions;
export const consentReducer = slice.reducer;
