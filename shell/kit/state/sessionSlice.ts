import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session } from '@site/api/contract/session';

/** Who is signed in, and the token sent back with every write: nobody, on the public pages. */
export type SessionState = Session | { user: null; csrfToken: null };

const nobody: SessionState = { user: null, csrfToken: null };

const slice = createSlice({
  name: 'session',
  initialState: nobody as SessionState,
  reducers: {
    sessionStarted: (_, action: PayloadAction<Session>) => action.payload as SessionState,
    sessionEnded: () => nobody,
  },
});

export const { sessionStarted, sessionEnded } = slice.actions;
export const sessionReducer = slice.reducer;
