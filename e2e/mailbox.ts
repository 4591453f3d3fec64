import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { until } from './until';

export interface Mailbox {
  /** Every mail received so far. */
  all: () => Promise<Email[]>;
  /** The first mail whose text, subject or recipient holds the words; waits for it. */
  find: (to: string, words: string) => Promise<Email>;
}

/** The mails a site has sent, read from the files its mailbox keeps. */
export function mailboxIn(dataDir: string): Mailbox {
  const folder = join(dataDir, 'mail');
  const known = new Map<string, Email>();
  const all = async () => {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.eml') && !known.has(name)))
      known.set(file, await PostalMime.parse(readFileSync(join(folder, file))));
    return [...known.values()];
  };
  const isFor = (mail: Email, to: string) => mail.to?.some(({ address }) => address === to);
  return {
    all,
    find: (to, words) =>
      until(
        async () =>
          (await all()).find((mail) => isFor(mail, to) && `${mail.subject} ${mail.text}`.includes(words)),
        `no mail to ${to} with "${words}"`,
      ),
  };
}
