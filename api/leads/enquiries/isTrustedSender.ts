import mongoose from 'mongoose';
import { Enquiry } from './model';

/** Whether the team released an enquiry of this address from quarantine. False if the database is unavailable. */
export async function isTrustedSender(emailNorm: string): Promise<boolean> {
  const releasedAt = mongoose.trusted({ $exists: true });
  return Enquiry.exists({ emailNorm, releasedAt }).then(
    (found) => found !== null,
    () => false,
  );
}
