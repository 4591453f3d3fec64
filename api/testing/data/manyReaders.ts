import mongoose from 'mongoose';
import { Mailing, type MailingCounts } from '../../audience/mailings/model';
import { exampleNewsletterDraft } from '../../audience/newsletters/example';
import { Newsletter } from '../../audience/newsletters/model';
import { topics } from '../../audience/subscribers/contract';
import { Subscriber } from '../../audience/subscribers/model';
import { subscriberWords } from '../../audience/subscribers/subscriberWords';
import { newId } from '../../platform/db/newId';
import { insert } from './manyRecords';

/** Adds subscribers and starts the mailing of a newsletter to them. Returns its ID. */
export async function startManyMails(url: string, readers: number): Promise<string> {
  return connected(url, async () => {
    await insert(Subscriber as never, reader, 0, readers);
    const draft = exampleNewsletterDraft();
    const published = { slug: draft.slug, draft, isPublished: true, publishedAt: new Date() };
    const [{ _id } = { _id: '' }] = await Newsletter.create([published]);
    await Mailing.create([{ _id, state: 'gathering', topics: [], startedAt: new Date(), startedBy: 'Ana' }]);
    return _id;
  });
}

/** How many emails of a mailing have which outcome; undefined while some wait. */
export const readMailingCounts = (url: string, id: string): Promise<MailingCounts | undefined> =>
  connected(url, async () => (await Mailing.findById(id).orFail().lean()).counts);

function reader(n: number) {
  const email = `reader-${n}@${n % 500}.example`;
  const at = new Date(Date.now() - 3_600_000);
  return {
    _id: newId(),
    email,
    emailNorm: email,
    words: subscriberWords(email),
    status: 'active',
    topics,
    place: 'blog',
    requestedAt: at,
    confirmedAt: at,
    version: 1,
  };
}

async function connected<T>(url: string, task: () => Promise<T>): Promise<T> {
  await mongoose.connect(url, { autoIndex: false, autoCreate: false, sanitizeFilter: false });
  try {
    return await task();
  } finally {
    await mongoose.disconnect();
  }
}
