import mongoose from 'mongoose';
import { NewsletterMail, type NewsletterMailKind } from './model';

const counted: NewsletterMailKind[] = ['newsletter', 'step'];

/** Notes that the recipient of a newsletter answered it. Only they know its Message-ID. The first answer counts. */
export async function storeReply(messageIds: string[], at: Date): Promise<void> {
  if (!messageIds.length) return;
  await NewsletterMail.updateOne(
    {
      'outbox.messageId': mongoose.trusted({ $in: messageIds }),
      'outbox.kind': mongoose.trusted({ $in: counted }),
      repliedAt: mongoose.trusted({ $exists: false }),
    },
    { $set: { repliedAt: at } },
  );
}
