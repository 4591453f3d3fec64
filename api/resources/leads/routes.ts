import { editAtVersion } from '../../db/atVersion';
import type { Api } from '../../deps';
import { answer } from '../../http/answer';
import { must } from '../../http/must';
import { conflict, notFound } from '../../http/Refusal';
import { owedAgain, released } from '../../outbox/owing';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { readReference } from '../enquiries/reference';
import { createMailReplay, editLead, getLead, type LeadStatus, listLeads } from './contract';
import { leadView } from './leadView';
import { listOfLeads } from './listOfLeads';
import { mayEditLead, mayGetLead, mayListLeads, seesPersonalDetails } from './policy';

/** The team's view of the enquiries. */
export function leadRoutes(api: Api): void {
  answer(api, listLeads, mayListLeads, ({ query, user }) => listOfLeads(query, seesPersonalDetails(user)));

  answer(api, getLead, mayGetLead, async ({ params, user, res }) => {
    const lead = await leadOf(params.reference);
    must(mayGetLead, user, lead);
    res.set('ETag', `"${lead.version}"`);
    return leadView(lead, seesPersonalDetails(user));
  });

  answer(api, editLead, mayEditLead, async ({ params, body, version, user, res, tell }) => {
    const lead = await leadOf(params.reference);
    must(mayEditLead, user, lead);
    const isReleased = lead.status === 'quarantined' && !['quarantined', 'spam'].includes(body.status);
    const changed = await change(lead, version, body.status, isReleased);
    tell(lead.reference, { status: lead.status }, { status: changed.status });
    if (isReleased) api.onMailWaiting();
    res.set('ETag', `"${changed.version}"`);
    return leadView(changed, seesPersonalDetails(user));
  });

  answer(api, createMailReplay, mayEditLead, async ({ params, user, tell }) => {
    const lead = await leadOf(params.reference);
    must(mayEditLead, user, lead);
    const entry = lead.outbox.find(({ kind }) => kind === params.kind);
    if (!entry) throw notFound();
    if (entry.state !== 'dead') throw conflict('Only a mail that was given up can be sent again.');
    const changed = await owedAgain(Enquiry, lead._id, entry.messageId);
    if (!changed) throw conflict('This mail is being sent already.');
    tell(lead.reference, { mails: { [entry.kind]: 'dead' } }, { mails: { [entry.kind]: 'waiting' } });
    api.onMailWaiting();
    return leadView(changed, seesPersonalDetails(user));
  });
}

async function leadOf(reference: string): Promise<EnquiryRecord | null> {
  const read = readReference(reference);
  return read ? Enquiry.findOne({ reference: read }).lean<EnquiryRecord>() : null;
}

/** Releasing a quarantined lead lets its mails go. */
function change(lead: EnquiryRecord, version: number, status: LeadStatus, isReleased: boolean) {
  const { fields, arrayFilters } = released();
  const update = { $set: { status, ...(isReleased && fields) } };
  return editAtVersion(Enquiry, { _id: lead._id }, version, update, isReleased ? { arrayFilters } : {});
}
