import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { record } from '../../platform/audit/record';
import { requestOrigin } from '../../platform/client/requestOrigin';
import { conflict, notFound } from '../../platform/errors/HttpError';
import { retryEntry } from '../../platform/outbox/outboxEntries';
import { editAtVersion } from '../../platform/records/atVersion';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { readReference } from '../enquiries/reference';
import {
  createMailReplay,
  editLead,
  editLeads,
  exportLeads,
  getLead,
  getLeadFiling,
  type LeadBulkResult,
  listLeadPages,
  listLeads,
} from './contract';
import { editManyLeads } from './editManyLeads';
import { exportOfLeads } from './exportOfLeads';
import { filingOfLeads } from './filingOfLeads';
import { wholeLead } from './leadView';
import { listOfLeads } from './listOfLeads';
import { pagesOfLeads } from './pagesOfLeads';
import { mayEditLead, mayExportLeads, mayGetLead, mayListLeads, seesPersonalDetails } from './policy';
import { isRelease, stageChange } from './stageChange';

/** The team's view of the enquiries. */
export function leadRoutes(api: Api): void {
  addRoute(api, listLeads, mayListLeads, ({ query, user }) => listOfLeads(query, seesPersonalDetails(user)));

  addRoute(api, listLeadPages, mayListLeads, () => pagesOfLeads());

  addRoute(api, getLeadFiling, mayListLeads, filingOfLeads);

  manyLeadRoutes(api);

  addRoute(api, getLead, mayGetLead, async ({ params, user }) => {
    const lead = await leadOf(params.reference);
    authorize(mayGetLead, user, lead);
    return wholeLead(lead, seesPersonalDetails(user));
  });

  addRoute(api, editLead, mayEditLead, async ({ params, body, version, user, tell }) => {
    const lead = await leadOf(params.reference);
    authorize(mayEditLead, user, lead);
    const isReleased = isRelease(lead, body.status);
    const { update, options } = stageChange(body.status, isReleased);
    const changed = await editAtVersion(Enquiry, { _id: lead._id }, version, update, options);
    tell(lead.reference, { status: lead.status }, { status: changed.status });
    if (isReleased) api.onMailWaiting();
    return wholeLead(changed, seesPersonalDetails(user));
  });

  addRoute(api, createMailReplay, mayEditLead, async ({ params, user, tell }) => {
    const lead = await leadOf(params.reference);
    authorize(mayEditLead, user, lead);
    const entry = lead.outbox.find(({ kind }) => kind === params.kind);
    if (!entry) throw notFound();
    if (entry.state !== 'dead') throw conflict('Only a mail that was given up can be sent again.');
    const changed = await retryEntry(Enquiry, lead._id, entry.messageId);
    if (!changed) throw conflict('This mail is being sent already.');
    tell(lead.reference, { mails: { [entry.kind]: 'dead' } }, { mails: { [entry.kind]: 'waiting' } });
    api.onMailWaiting();
    return wholeLead(changed, seesPersonalDetails(user));
  });
}

function manyLeadRoutes(api: Api): void {
  // However long the file is: its first bytes go out at once.
  const exporting = { deadline: 300 };
  addRoute(
    api,
    exportLeads,
    mayExportLeads,
    async ({ query, user, req, res }) => {
      await api.rateLimit.allow('export', user._id, 5, 3600);
      const from = requestOrigin(req, api.env.internalKey);
      await record(api.env, { who: user, action: mayExportLeads.name, entity: 'leads', from });
      await exportOfLeads(query, seesPersonalDetails(user), res);
      return '';
    },
    exporting,
  );

  const editing = { deadline: 10 };
  addRoute(
    api,
    editLeads,
    mayEditLead,
    async ({ body, user, tell }) => {
      const { hasReleased, ...result } = await editManyLeads(body, seesPersonalDetails(user));
      const { changed } = result;
      tell('', statusesOf(changed, 'former'), statusesOf(changed, 'status'));
      if (hasReleased) api.onMailWaiting();
      return result;
    },
    editing,
  );
}

async function leadOf(reference: string): Promise<EnquiryRecord | null> {
  const read = readReference(reference);
  return read ? Enquiry.findOne({ reference: read }).lean<EnquiryRecord>() : null;
}

/** The statuses of many leads, by reference. */
function statusesOf(changed: LeadBulkResult['changed'], moment: 'former' | 'status') {
  return Object.fromEntries(changed.map((lead) => [lead.reference, { status: lead[moment] }]));
}
