import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { duplicateKeyField } from '../../platform/db/duplicateKeyField';
import { newId } from '../../platform/db/newId';
import { conflict } from '../../platform/errors/HttpError';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import type { NewEnquiry } from '../enquiries/saveEnquiry';
import { assertCanOwnLeads } from '../pipeline/assertCanOwnLeads';
import { findLead } from '../pipeline/findLead';
import { readLeadDetails } from '../pipeline/leadView';
import { notifyOwners } from '../pipeline/notifyOwners';
import { canSeePersonalDetails } from '../pipeline/policy';
import { createNote } from '../work/notes';
import { createManualLead, getKnownPerson } from './contract';
import { createManualRecord } from './createManualRecord';
import { findFreeId } from './findFreeId';
import { findKnownPerson } from './findKnownPerson';
import { mayCreateLead } from './policy';

/** Leads that members enter, such as callers. */
export function manualLeadRoutes(api: Api): void {
  addRoute(api, getKnownPerson, mayCreateLead, ({ query }) => findKnownPerson(query.email));

  addRoute(api, createManualLead, mayCreateLead, async ({ body, user, audit }) => {
    const { source, note, consent, ownerId, isAnother, ...fields } = body;
    await assertCanOwnLeads(ownerId);
    if (!isAnother && (await findKnownPerson(fields.email)).leads.length) throw conflict(KNOWN);
    const manual = {
      source,
      byId: user._id,
      by: user.name,
      ...(consent?.trim() && { consent: consent.trim() }),
    };
    const _id = isAnother ? newId() : await findFreeId(api.env.sessionSecret, fields.email, newId());
    const lead = await save(createManualRecord({ _id, fields, manual, ownerId }));
    if (ownerId)
      await notifyOwners(api.env, [{ _id: lead._id, reference: lead.reference, ownerId }], user._id);
    if (note?.trim()) await createNote(lead, note.trim(), user, api.env.mailFrom);
    audit(lead.reference, undefined, { source, ownerId, hasConsent: Boolean(manual.consent) });
    api.onMailQueued();
    return readLeadDetails((await findLead(lead.reference)) ?? lead, canSeePersonalDetails(user));
  });
}

async function save(record: NewEnquiry): Promise<EnquiryRecord> {
  try {
    const [saved] = await Enquiry.create([record]);
    return saved?.toObject() as EnquiryRecord;
  } catch (error) {
    if (duplicateKeyField(error) === '_id') throw conflict(KNOWN);
    throw error;
  }
}

const KNOWN = 'This person already has a lead. Open it, or select “Add another lead for this person”.';
