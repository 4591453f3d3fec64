import mongoose from 'mongoose';
import { duplicateKeyField } from '../../platform/db/duplicateKeyField';
import { ReceivedEmailModel, type ReceivedEmailRecord } from './model';

/** What is stored of an email or a report, and what follows from it. */
export interface Received {
  email: ReceivedEmailRecord;
  /** Joins the transaction. */
  apply: () => Promise<void>;
}

/**
 * Received in a day of one kind about one address; more are ignored. Anybody can send answers with any sender, which must
 * not keep out a complaint.
 */
const MOST_A_DAY = 100;

/** Stores it once with what follows from it. False if it was stored before, or there are too many. */
export async function storeReceived({ email, apply }: Received): Promise<boolean> {
  const { emailNorm, kind, at } = email;
  const since = mongoose.trusted({ $gt: new Date(at.getTime() - 86_400_000) });
  if ((await ReceivedEmailModel.countDocuments({ emailNorm, kind, at: since })) >= MOST_A_DAY) return false;
  try {
    await mongoose.connection.transaction(async () => {
      await ReceivedEmailModel.create([email]);
      await apply();
    });
  } catch (error) {
    // It was taken in before, by another process or under another number.
    if (duplicateKeyField(error) !== '_id') throw error;
    return false;
  }
  return true;
}
