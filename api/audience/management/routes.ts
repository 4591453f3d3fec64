import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { canSeePersonalDetails } from '../../leads/pipeline/policy';
import { recordAudit } from '../../platform/audit/recordAudit';
import { requestOrigin } from '../../platform/client/requestOrigin';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import { changeTopics, erase, resendToPending, unsubscribeByMember } from './changeSubscriber';
import {
  editSubscribers,
  editSubscriberTopics,
  eraseSubscriber,
  exportSubscribers,
  getSubscriber,
  listSubscribers,
  resendConfirmation,
  unsubscribeSubscriber,
} from './contract';
import { editManySubscribers } from './editManySubscribers';
import { findSubscribers } from './findSubscribers';
import {
  mayEditSubscriber,
  mayEraseSubscriber,
  mayExportSubscribers,
  mayGetSubscriber,
  mayListSubscribers,
} from './policy';
import { readSubscriber } from './readSubscriber';
import { stateOf } from './subscriberView';
import { writeSubscriberExport } from './writeSubscriberExport';

/** The newsletter subscribers as the team works on them. */
export function subscriberManagementRoutes(api: Api): void {
  const { env, rateLimit } = api;
  addRoute(api, listSubscribers, mayListSubscribers, ({ query, user }) =>
    findSubscribers(query, canSeePersonalDetails(user)),
  );

  addRoute(
    api,
    exportSubscribers,
    mayExportSubscribers,
    async ({ query, user, req, res }) => {
      await rateLimit.consume('export', user._id, 5, 3600);
      const from = requestOrigin(req, env.internalKey);
      await recordAudit(env, { who: user, action: mayExportSubscribers.name, entity: 'subscribers', from });
      await writeSubscriberExport(query, canSeePersonalDetails(user), res);
      return '';
    },
    // The export is streamed, however large it is.
    { deadline: 300 },
  );

  addRoute(
    api,
    editSubscribers,
    mayEditSubscriber,
    async ({ body, user, audit }) => {
      const canSeePersonal = canSeePersonalDetails(user);
      const outcome = await editManySubscribers(body, { env, user, canSeePersonal });
      const { before, after, skipped } = outcome;
      audit('', before, after);
      return { changed: Object.keys(after).length, skipped };
    },
    { action: 'change many subscribers', deadline: 30, afterCommit: api.onMailQueued },
  );

  addRoute(api, getSubscriber, mayGetSubscriber, async ({ params, user }) => {
    const reader = await findSubscriber(params.id);
    authorize(mayGetSubscriber, user, reader);
    return readSubscriber(env, reader, canSeePersonalDetails(user));
  });

  addRoute(
    api,
    editSubscriberTopics,
    mayEditSubscriber,
    async ({ params, body, version, user, audit }) => {
      const reader = await findSubscriber(params.id);
      authorize(mayEditSubscriber, user, reader);
      const changed = await changeTopics({ reader, version, user }, body.topics);
      audit(reader._id, { topics: reader.topics }, { topics: changed.topics });
      return readSubscriber(env, changed, canSeePersonalDetails(user));
    },
    { action: 'change topics of a subscriber' },
  );

  addRoute(
    api,
    resendConfirmation,
    mayEditSubscriber,
    async ({ params, version, user, audit }) => {
      const reader = await findSubscriber(params.id);
      authorize(mayEditSubscriber, user, reader);
      const changed = await resendToPending(env, { reader, version, user });
      audit(reader._id);
      return readSubscriber(env, changed, canSeePersonalDetails(user));
    },
    { action: 'resend a confirmation email', afterCommit: api.onMailQueued },
  );

  addRoute(
    api,
    unsubscribeSubscriber,
    mayEditSubscriber,
    async ({ params, body, version, user, audit }) => {
      const reader = await findSubscriber(params.id);
      authorize(mayEditSubscriber, user, reader);
      const changed = await unsubscribeByMember(env, { reader, version, user }, body.note);
      audit(reader._id, { state: stateOf(reader) }, { state: stateOf(changed) });
      return readSubscriber(env, changed, canSeePersonalDetails(user));
    },
    { action: 'unsubscribe a subscriber' },
  );

  addRoute(
    api,
    eraseSubscriber,
    mayEraseSubscriber,
    async ({ params, version, user, audit }): Promise<undefined> => {
      const reader = await findSubscriber(params.id);
      authorize(mayEraseSubscriber, user, reader);
      await erase(env, { reader, version });
      audit(reader._id, { state: stateOf(reader) }, undefined);
    },
  );
}

const findSubscriber = (id: string) => Subscriber.findById(id).lean<SubscriberRecord>();
