/** How the command palette finds records of one kind. */
export interface RecordSource {
  /** What they are called together. */
  name: string;
  /** The few that fit the words best. Rejects with the API's error. */
  find: (words: string, signal: AbortSignal) => Promise<RecordHit[]>;
}

export interface RecordHit {
  label: string;
  note: string;
  path: string;
}
