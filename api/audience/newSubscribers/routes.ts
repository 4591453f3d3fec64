import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { canSeePersonalDetails } from '../../leads/pipeline/policy';
import { badRequest, HttpError } from '../../platform/errors/HttpError';
import { addSubscribers, createSubscriberReader } from '../imports/subscriberTable';
import { readSubscriber } from '../management/readSubscriber';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import { addSubscriber } from './contract';
import { mayAddSubscriber } from './policy';

const HOUR = 3600;

/** Subscribers that members add one by one, by the rules of an import. */
export function newSubscriberRoutes(api: Api): void {
  addRoute(
    api,
    addSubscriber,
    mayAddSubscriber,
    async ({ body, user, audit }) => {
      await api.rateLimit.consume('add-subscriber', user._id, 30, HOUR);
      const { email, topics, ...basis } = body;
      const row = { email, topics };
      const read = (await createSubscriberReader(api.env, [row], basis))(row);
      if ('skip' in read)
        throw new HttpError(409, 'conflict', read.skip, { fieldErrors: { email: read.skip } });
      if ('errors' in read) {
        const [message = 'Please check the fields.'] = Object.values(read.errors);
        throw badRequest(message, read.errors);
      }
      const [id = ''] = await addSubscribers(api.env, [read.draft], user, { ...basis, place: 'member' });
      const { consentedOn, consentSource, statement } = basis;
      const stated = basis.basis === 'statement' && { consentedOn, consentSource, statement };
      audit(id, undefined, { basis: basis.basis, topics, ...stated });
      const reader = await Subscriber.findById(id).orFail().lean<SubscriberRecord>();
      return readSubscriber(api.env, reader, canSeePersonalDetails(user));
    },
    { afterCommit: api.onMailQueued },
  );
}
