import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

/** The emails in a mailbox folder for an address, once there are `atLeast` or the timeout has passed. */
export async function waitForMails(
  folder: string,
  to: string,
  atLeast = 1,
  timeoutMs = 60_000,
): Promise<Email[]> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readMail(join(folder, name))));
    const found = mails.filter((mail) => mail.to?.some(({ address }) => address === to));
    if (found.length >= atLeast || Date.now() > deadline) return found;
    await sleep(50);
  }
}

/** The text of each mail does not change, and a folder is read until all that are awaited are there. */
const read = new Map<string, Promise<Email>>();

function readMail(path: string): Promise<Email> {
  const known = read.get(path);
  if (known) return known;
  const mail = readFile(path).then((bytes) => PostalMime.parse(bytes));
  read.set(path, mail);
  return mail;
}
