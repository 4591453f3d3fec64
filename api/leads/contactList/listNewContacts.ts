import mongoose from 'mongoose';
import type { ContactFactSource } from './ContactFacts';
import { refreshContact } from './refreshContact';

/** Records of each source per run; the next run continues. */
const BATCH = 200;

/**
 * The background job: adds the people of new leads and bookings to the list, and updates those whose leads became spam or
 * were released. It can be interrupted at any time. The form does not depend on it.
 */
export async function listNewContacts(sources: ContactFactSource[]): Promise<void> {
  for (const source of sources) {
    const found = await source.findUnlisted(BATCH);
    for (const email of new Set(found))
      await mongoose.connection.transaction(() => refreshContact(email, sources));
  }
}
