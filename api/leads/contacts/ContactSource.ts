import type { ContactEntry } from './contract';

/** An entry with the person's details. */
export interface SourceEntry extends ContactEntry {
  name?: string;
  /** The title has personal details, so viewers do not see it. */
  isTitlePersonal?: true;
  company?: string;
}

/** Finds the latest records of email addresses in lower case, newest first, at most `limit`. */
export type ContactSource = (emails: string[], limit: number) => Promise<SourceEntry[]>;
