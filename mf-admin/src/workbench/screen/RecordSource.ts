/** How the command palette finds records of one kind. */
export interface RecordSource {
  /** The label of the group. */
  name: string;
  /** The best matches. Rejects with an `ApiError`. */
  find: (words: string, signal: AbortSignal) => Promise<RecordHit[]>;
}

export interface RecordHit {
  label: string;
  note: string;
  path: string;
}
