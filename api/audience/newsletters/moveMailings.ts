import { createHash } from 'node:crypto';
import type mongoose from 'mongoose';
import { Content, type ContentRecord } from '../../content/documents/model';
import { createMissingDocuments } from '../../content/lists/createMissingDocuments';
import { emptyNewsletter, type NewsletterDraft } from './contract';
import { Newsletter } from './model';
import { newsletterKind } from './newsletterKind';

/** A mailing of one post, as they were before newsletters. Its ID is that of the post. */
interface PostMailing {
  _id: string;
  state: string;
  topics: NewsletterDraft['topics'];
  startedAt: Date;
  counts?: { sent: number; leftOut: number; failed: number };
}

interface PostMail {
  _id: string;
  postId: string;
  outbox: { kind: string }[];
}

/** Migration: each emailed post becomes a newsletter with this post, with its progress and its emails. */
export async function moveMailings(db: mongoose.mongo.Db): Promise<void> {
  const mailings = db.collection<PostMailing>('mailings');
  const mails = db.collection<PostMail>('postMails');
  const moved = db.collection<{ _id: string }>('newsletterMails');
  for await (const mailing of mailings.find()) {
    const post = await Content.findOne({ _id: mailing._id, kind: 'post' }).lean<ContentRecord>();
    if (!post && (await Newsletter.exists({ _id: mailing._id }))) continue;
    const id = createHash('sha256').update(`newsletter ${mailing._id}`).digest('hex').slice(0, 24);
    await createNewsletter(id, mailing, post?.label || 'Deleted post');
    const { counts, ...rest } = mailing;
    const { leftOut: skipped = 0, ...others } = counts ?? {};
    const fields = { ...rest, ...(counts && { counts: { ...others, skipped, unknown: 0 } }), _id: id };
    await mailings.replaceOne({ _id: id }, fields as never, { upsert: true });
    for await (const { postId, outbox, ...mail } of mails.find({ postId: mailing._id })) {
      const entries = outbox.map((entry) =>
        entry.kind === 'note' ? { ...entry, kind: 'newsletter' } : entry,
      );
      const copy = { ...mail, newsletterId: postId && id, outbox: entries };
      await moved.replaceOne({ _id: mail._id }, copy, { upsert: true });
    }
    await mailings.deleteOne({ _id: mailing._id });
  }
  await mails.drop().catch(() => undefined);
  await createMissingDocuments([newsletterKind]);
}

async function createNewsletter(
  _id: string,
  { _id: postId, topics, startedAt }: PostMailing,
  subject: string,
) {
  const slug = `post-${_id}`;
  const draft: NewsletterDraft = {
    ...emptyNewsletter,
    slug,
    subject,
    topics,
    blocks: [{ kind: 'posts', posts: [postId] }],
  };
  const fields = { slug, draft, isPublished: true, publishedAt: startedAt };
  await Newsletter.updateOne({ _id }, { $setOnInsert: fields }, { upsert: true });
}
