import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { markNewMediaUsed } from '../../media/markMediaUsed';
import { badRequest, conflict, notFound, unprocessable } from '../../platform/errors/HttpError';
import { retryEntry } from '../../platform/outbox/outboxEntries';
import { assertBelowLimit } from '../../platform/records/assertBelowLimit';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import { readPage } from '../../platform/records/readPage';
import { findContact } from '../contacts/contactMerges';
import { readReceived } from '../inbox/readReceived';
import { findLead } from '../pipeline/findLead';
import { canSeePersonalDetails } from '../pipeline/policy';
import {
  createLeadReply,
  createSavedReply,
  deleteLeadReply,
  deleteSavedReply,
  editSavedReply,
  findVariables,
  getSavedReply,
  listLeadReplies,
  listSavedReplies,
  replyVariables,
  retryLeadReply,
  type SavedReply,
  type SavedReplyDraft,
  savedReplyLimit,
} from './contract';
import { LeadReplyModel, SavedReplyModel, type SavedReplyRecord } from './model';
import { mayEditSavedReplies, mayGetReplies, mayListSavedReplies, mayReply } from './policy';
import { createReply, deleteReply, findReply, listReplies, toReplyView } from './replies';

/** Replies to leads, and the texts that the team saved for them. */
export function replyRoutes(api: Api): void {
  addRoute(api, listLeadReplies, mayGetReplies, async ({ params, user }) => {
    const lead = await findLead(params.reference);
    authorize(mayGetReplies, user, lead);
    const { emails } = await findContact(lead.emailNorm);
    const canSeePersonal = canSeePersonalDetails(user);
    return {
      items: await listReplies(emails, canSeePersonal),
      replyTo: api.env.mailTo,
      ...(await readReceived(emails, canSeePersonal)),
    };
  });

  addRoute(api, createLeadReply, mayReply, async ({ params, body, user, audit }) => {
    const lead = await findLead(params.reference);
    authorize(mayReply, user, lead);
    if (lead.status === 'quarantined' || lead.status === 'spam')
      throw conflict('Move the lead out of quarantine or spam before you reply.');
    const [unfilled] = findVariables(`${body.subject} ${body.text}`);
    if (unfilled !== undefined) {
      const says = `Please replace {{${unfilled}}} before you send the reply.`;
      throw badRequest(says, { text: says });
    }
    await api.rateLimit.consume('reply', user._id, 60, 3600);
    const reply = toReplyView(await createReply(lead, body, user, api.env), true);
    audit(lead.reference, undefined, reply);
    return reply;
  });

  addRoute(api, deleteLeadReply, mayReply, async ({ params, user, audit }): Promise<undefined> => {
    const lead = await findLead(params.reference);
    authorize(mayReply, user, lead);
    const { emails } = await findContact(lead.emailNorm);
    const reply = await findReply(emails, params.id);
    await deleteReply(reply);
    audit(lead.reference, toReplyView(reply, true));
  });

  addRoute(api, retryLeadReply, mayReply, async ({ params, user, audit }) => {
    const lead = await findLead(params.reference);
    authorize(mayReply, user, lead);
    const { emails } = await findContact(lead.emailNorm);
    const reply = await findReply(emails, params.id);
    const [entry] = reply.outbox;
    if (entry?.state !== 'dead') throw conflict('Only a failed reply can be sent again.');
    const changed = await retryEntry(LeadReplyModel, reply._id, entry.messageId);
    if (!changed) throw conflict('This reply is already being sent.');
    audit(lead.reference, { state: 'dead' }, { state: 'waiting' });
    api.onMailQueued();
    return toReplyView(changed, true);
  });

  savedReplyRoutes(api);
}

function savedReplyRoutes(api: Api): void {
  const byName = { name: 1, _id: 1 } as const;

  addRoute(api, listSavedReplies, mayListSavedReplies, async ({ query }) => {
    const maxCount = savedReplyLimit;
    const page = await readPage(SavedReplyModel, query, { order: byName, maxCount, countIndex: byName });
    const { records, ...rest } = page;
    return { items: records.map(toSavedReply), ...rest };
  });

  addRoute(api, getSavedReply, mayListSavedReplies, async ({ params }) =>
    toSavedReply(await findSavedReply(params.id)),
  );

  addRoute(api, createSavedReply, mayEditSavedReplies, async ({ body, audit }) => {
    refuseUnknownVariables(body);
    await assertBelowLimit(SavedReplyModel, { limit: savedReplyLimit }, () =>
      unprocessable('too_many_replies', `The limit is ${savedReplyLimit} saved replies.`),
    );
    await markNewMediaUsed(body.text);
    const [created] = await SavedReplyModel.create([body]);
    const reply = toSavedReply((created as NonNullable<typeof created>).toObject());
    audit(reply.id, undefined, reply);
    return reply;
  });

  addRoute(api, editSavedReply, mayEditSavedReplies, async ({ params, body, version, audit }) => {
    refuseUnknownVariables(body);
    const before = await findSavedReply(params.id);
    await markNewMediaUsed(body.text, before.text);
    const after = await editAtVersion(SavedReplyModel, { _id: before._id }, version, { $set: body });
    audit(before._id, toSavedReply(before), toSavedReply(after));
    return toSavedReply(after);
  });

  addRoute(
    api,
    deleteSavedReply,
    mayEditSavedReplies,
    async ({ params, version, audit }): Promise<undefined> => {
      const deleted = await deleteAtVersion(SavedReplyModel, { _id: params.id }, version);
      audit(deleted._id, toSavedReply(deleted));
    },
  );
}

async function findSavedReply(id: string): Promise<SavedReplyRecord> {
  const found = await SavedReplyModel.findById(id).lean<SavedReplyRecord>();
  if (!found) throw notFound();
  return found;
}

/** Only known variables are filled in. */
function refuseUnknownVariables({ text }: SavedReplyDraft): void {
  const unknown = findVariables(text).find(
    (name) => !(replyVariables as readonly string[]).includes(name.toLowerCase()),
  );
  if (unknown === undefined) return;
  const says = `There is no variable {{${unknown}}}. Use ${replyVariables.join(', ')}.`;
  throw badRequest(says, { text: says });
}

function toSavedReply({ _id, name, text, updatedAt, version }: SavedReplyRecord): SavedReply {
  return { id: _id, name, text, updatedAt: updatedAt.toISOString(), version };
}
