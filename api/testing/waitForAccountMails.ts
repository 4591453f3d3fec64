import { setTimeout as sleep } from 'node:timers/promises';
import { AccountMail } from '../identity/mails/model';

/** Resolves when no mail about an account waits any more, whether it went out or nobody wanted it. */
export async function waitForAccountMails(): Promise<void> {
  while (await AccountMail.countDocuments({ 'outbox.state': 'waiting' })) await sleep(50);
}
