import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who is signed in: nobody for visitors of the public pages, a member of the team in the workbench. */
export interface Member {
  id: string;
  name: string;
  email: string;
  role: 'owner' | 'admin' | 'editor' | 'viewer';
}

export interface SessionState {
  member: Member | null;
  /** Sent back with every write; comes with the session. */
  csrfToken: string | null;
}

const slice = createSlice({
  name: 'session',
  initialState: { member: null, csrfToken: null } as SessionState,
  reducers: {
    sessionStarted: (_, action: PayloadAction<SessionState>) => action.payload,
    sessionEnded: () => ({ member: null, csrfToken: null }),
  },
});

export const { sessionStarted, sessionEnded } = slice.actions;
export const sessionReducer = slice.reducer;
