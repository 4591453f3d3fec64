import { badRequest } from '../../platform/errors/HttpError';
import type { Topic } from '../subscribers/contract';
import { Mailing } from './model';
import { countRecipients } from './recipients';

/** Starts the mailing of a newsletter, once, within the transaction of its publication. 400 if there are no recipients. */
export async function startMailing(id: string, topics: Topic[], startedBy: string): Promise<void> {
  if (await Mailing.exists({ _id: id })) return;
  if (!(await countRecipients(topics))) throw badRequest(NOBODY, { topics: NOBODY });
  await Mailing.create([{ _id: id, state: 'gathering', topics, startedAt: new Date(), startedBy }]);
}

const NOBODY = 'There are no confirmed subscribers for these topics.';
