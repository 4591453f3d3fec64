import { can, type Principal } from '../../identity/access/can';
import { forbidden } from '../../platform/errors/HttpError';
import { Mailing } from '../mailings/model';
import { countRecipients } from '../mailings/recipients';
import type { Topic } from '../subscribers/contract';
import { EDITOR_RECIPIENT_LIMIT, TOO_MANY_RECIPIENTS } from './contract';
import { maySendToMany } from './policy';

/** 403 if publishing a newsletter would send it to more subscribers than this member may. */
export async function assertMaySend(id: string, topics: Topic[], by: Principal): Promise<void> {
  if (can(by, maySendToMany) || (await Mailing.exists({ _id: id }))) return;
  if ((await countRecipients(topics)) > EDITOR_RECIPIENT_LIMIT) throw forbidden(TOO_MANY_RECIPIENTS);
}
