import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { recordAudit } from '../../platform/audit/recordAudit';
import { requestOrigin } from '../../platform/client/requestOrigin';
import { conflict, notFound } from '../../platform/errors/HttpError';
import { retryEntry } from '../../platform/outbox/outboxEntries';
import { editAtVersion } from '../../platform/records/atVersion';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { sumValues } from '../search/sumValues';
import { readLeadTags } from '../tags/leadTags';
import { assertCanOwnLeads } from './assertCanOwnLeads';
import {
  createMailReplay,
  editLead,
  editLeads,
  exportLeads,
  getLead,
  getLeadFilterOptions,
  getLeadTotals,
  listLeadPages,
  listLeads,
} from './contract';
import { countLeadsByPage } from './countLeadsByPage';
import { editManyLeads } from './editManyLeads';
import { findLead } from './findLead';
import { findLeadFilterOptions } from './findLeadFilterOptions';
import { findLeads } from './findLeads';
import { readLeadDetails } from './leadView';
import { notifyOwners } from './notifyOwners';
import { planLeadChange } from './planLeadChange';
import { canSeePersonalDetails, mayEditLead, mayExportLeads, mayGetLead, mayListLeads } from './policy';
import { writeLeadExport } from './writeLeadExport';

/** The enquiries as the team works on them. */
export function leadRoutes(api: Api): void {
  addRoute(api, listLeads, mayListLeads, ({ query, user }) => findLeads(query, canSeePersonalDetails(user)));

  addRoute(api, getLeadTotals, mayListLeads, ({ query, user }) =>
    sumValues(query, canSeePersonalDetails(user)),
  );

  addRoute(api, listLeadPages, mayListLeads, () => countLeadsByPage());

  addRoute(api, getLeadFilterOptions, mayListLeads, findLeadFilterOptions);

  bulkRoutes(api);

  addRoute(api, getLead, mayGetLead, async ({ params, user }) => {
    const lead = await findLead(params.reference);
    authorize(mayGetLead, user, lead);
    return readLeadDetails(lead, canSeePersonalDetails(user));
  });

  addRoute(
    api,
    editLead,
    mayEditLead,
    async ({ params, body: { isUndo, ...body }, version, user, audit }) => {
      const lead = await findLead(params.reference);
      authorize(mayEditLead, user, lead);
      await assertCanOwnLeads(body.ownerId);
      const { update, options, former, audited, isReleased } = planLeadChange(lead, body, {
        tags: await readLeadTags(),
        by: user.name,
      });
      const changed = await editAtVersion(Enquiry, { _id: lead._id }, version, update, options);
      audit(lead.reference, audited.before, audited.after);
      const { _id, reference } = lead;
      const assigned = 'ownerId' in former ? [{ _id, reference, ownerId: body.ownerId ?? null }] : [];
      const isNotified = await notifyOwners(api.env, assigned, user._id, isUndo);
      if (isReleased || isNotified) api.onMailQueued();
      const shown = assigned.length ? ((await findLead(reference)) ?? changed) : changed;
      return readLeadDetails(shown, canSeePersonalDetails(user));
    },
  );

  addRoute(api, createMailReplay, mayEditLead, async ({ params, user, audit }) => {
    const lead = await findLead(params.reference);
    authorize(mayEditLead, user, lead);
    const entries = lead.outbox.filter(({ kind }) => kind === params.kind);
    if (!entries.length) throw notFound();
    const dead = entries.filter(({ state }) => state === 'dead');
    if (!dead.length) throw conflict('Only a failed email can be resent.');
    let changed: EnquiryRecord | null = null;
    for (const { messageId } of dead) changed = (await retryEntry(Enquiry, lead._id, messageId)) ?? changed;
    if (!changed) throw conflict('This email is already being sent.');
    audit(lead.reference, { mails: { [params.kind]: 'dead' } }, { mails: { [params.kind]: 'waiting' } });
    api.onMailQueued();
    return readLeadDetails(changed, canSeePersonalDetails(user));
  });
}

function bulkRoutes(api: Api): void {
  // The deadline is long because the export is streamed, however large it is.
  const exporting = { deadline: 300 };
  addRoute(
    api,
    exportLeads,
    mayExportLeads,
    async ({ query, user, req, res }) => {
      await api.rateLimit.consume('export', user._id, 5, 3600);
      const from = requestOrigin(req, api.env.internalKey);
      await recordAudit(api.env, { who: user, action: mayExportLeads.name, entity: 'leads', from });
      await writeLeadExport(query, canSeePersonalDetails(user), res);
      return '';
    },
    exporting,
  );

  const editing = { deadline: 10 };
  addRoute(
    api,
    editLeads,
    mayEditLead,
    async ({ body, user, audit }) => {
      const canSeePersonal = canSeePersonalDetails(user);
      const { hasReleased, assigned, changes, ...result } = await editManyLeads(
        body,
        canSeePersonal,
        user.name,
      );
      const isNotified = await notifyOwners(api.env, assigned, user._id, body.isUndo);
      audit(
        '',
        Object.fromEntries(changes.map(({ reference, before }) => [reference, before])),
        Object.fromEntries(changes.map(({ reference, after }) => [reference, after])),
      );
      if (hasReleased || isNotified) api.onMailQueued();
      return result;
    },
    editing,
  );
}
