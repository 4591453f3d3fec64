import { createHash, randomBytes } from 'node:crypto';
import { Subscriber } from './model';

/** Each mail has a link of its own; so many of the latest are good. */
const mostLinks = 200;

/** A new secret for the link of a mail; only its hash is kept. */
export async function issueLink(subscriberId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await Subscriber.updateOne(
    { _id: subscriberId },
    { $push: { links: { $each: [linkHash(token)], $slice: -mostLinks } } },
  );
  return token;
}

export const linkHash = (token: string) => createHash('sha256').update(token).digest('hex');
