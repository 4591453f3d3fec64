import { badRequest } from '../../platform/errors/HttpError';
import type { Topic } from '../subscribers/contract';
import { Mailing } from './model';
import { countRecipients } from './recipients';

/** Starts the mailing of a newsletter, once, within the transaction of its publication. 400 if there are no recipients. */
export async function startMailing(
  id: string,
  topics: Topic[],
  { _id: startedById, name: startedBy }: { _id: string; name: string },
): Promise<void> {
  if (await Mailing.exists({ _id: id })) return;
  const recipients = await countRecipients(topics);
  if (!recipients) throw badRequest(NOBODY, { topics: NOBODY });
  const startedAt = new Date();
  await Mailing.create([
    { _id: id, state: 'gathering', topics, startedAt, startedBy, startedById, recipients },
  ]);
}

const NOBODY = 'There are no confirmed subscribers for these topics.';
