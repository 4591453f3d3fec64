import type { Correction } from '../corrections/planCorrections';

/** What a record says about the person. */
export interface ContactFacts {
  name: string;
  email: string;
  company: string;
  phone: string;
  at: Date;
}

/** Records about people that the list of contacts is made of. */
export interface ContactFactSource {
  origin: 'lead' | 'booking';
  /** Email addresses, in lower case, of records that the list does not consider yet. */
  findUnlisted: (limit: number) => Promise<string[]>;
  /**
   * The number of records of a person, the latest facts and the reference of the latest record. Marks the records as
   * considered, in the transaction of the caller.
   */
  read: (emails: string[]) => Promise<{ count: number; facts: ContactFacts[]; reference?: string }>;
  /** Corrects the records of a person that say what was wrong, in the transaction of the caller. */
  correct: (emails: string[], corrections: Correction[]) => Promise<void>;
}
