import { setTimeout as sleep } from 'node:timers/promises';
import { AccountMail } from '../identity/mails/model';

/** Resolves when no account email is waiting, whether it was sent or failed. */
export async function waitForAccountMails(): Promise<void> {
  while (await AccountMail.countDocuments({ 'outbox.state': 'waiting' })) await sleep(50);
}
