import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { editAtVersion } from '../../platform/records/atVersion';
import type { ContactFactSource } from '../contactList/ContactFacts';
import { findListed } from '../contactList/findListed';
import { ListedContact, type ListedContactRecord } from '../contactList/model';
import { readListedContact } from '../contactList/readListedContact';
import type { ContactSource } from '../contacts/ContactSource';
import { Enquiry, maxLeadEvents } from '../enquiries/model';
import { findLead } from '../pipeline/findLead';
import { readLeadDetails } from '../pipeline/leadView';
import { newEvents } from '../pipeline/planLeadChange';
import { canSeePersonalDetails } from '../pipeline/policy';
import { correctContact, correctLead } from './contract';
import { refuseAddressOfAnother } from './correctAddress';
import { correctedLead } from './correctLeads';
import { correctPerson } from './correctPerson';
import { applyCorrections, auditedCorrections, eventsOf, planCorrections } from './planCorrections';
import { mayCorrectPerson } from './policy';

/** Corrections of who a person is: name, phone, company and email address. */
export function correctionRoutes(
  api: Api,
  otherSources: ContactSource[],
  factSources: ContactFactSource[],
): void {
  addRoute(api, correctLead, mayCorrectPerson, async ({ params, body, version, user, audit, skipAudit }) => {
    const lead = await findLead(params.reference);
    authorize(mayCorrectPerson, user, lead);
    const corrections = planCorrections(lead, body);
    if (!corrections.length) {
      skipAudit();
      return readLeadDetails(lead, canSeePersonalDetails(user));
    }
    await refuseAddressOfAnother(lead.emailNorm, corrections, factSources);
    const changed = await editAtVersion(Enquiry, { _id: lead._id }, version, {
      $set: correctedLead(lead, applyCorrections(lead, corrections)),
      $push: { history: newEvents(eventsOf(corrections, user.name)) },
    });
    await correctPerson(lead.emailNorm, corrections, factSources);
    const { before, after } = auditedCorrections(corrections);
    audit(lead.reference, before, after);
    return readLeadDetails(changed, canSeePersonalDetails(user));
  });

  addRoute(
    api,
    correctContact,
    mayCorrectPerson,
    async ({ params, body, version, user, audit, skipAudit }) => {
      const listed = await findListed(params.id);
      authorize(mayCorrectPerson, user, listed);
      const corrections = planCorrections(listed, body);
      const read = async () =>
        readListedContact(
          (await ListedContact.findById(listed._id).lean<ListedContactRecord>()) ?? listed,
          otherSources,
          canSeePersonalDetails(user),
        );
      if (!corrections.length) {
        skipAudit();
        return read();
      }
      await refuseAddressOfAnother(listed.emailNorm, corrections, factSources);
      const events = eventsOf(corrections, user.name);
      await editAtVersion(ListedContact, { _id: listed._id }, version, {
        $push: { corrections: { $each: events, $slice: -maxLeadEvents } },
      });
      await correctPerson(listed.emailNorm, corrections, factSources);
      const { before, after } = auditedCorrections(corrections);
      audit(listed._id, before, after);
      return read();
    },
  );
}
