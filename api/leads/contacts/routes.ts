import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import type { UserRecord } from '../../identity/users/model';
import { findReceivedEntries } from '../inbox/readReceived';
import { findLead } from '../pipeline/findLead';
import { canSeePersonalDetails } from '../pipeline/policy';
import { findReplyEntries } from '../replies/findReplyEntries';
import { markUnscored } from '../score/scoreLeads';
import type { ContactSource } from './ContactSource';
import { addContact, type FoundContact, findContact, separateContact } from './contactMerges';
import { getContact, mergeContacts, undoContactMerge } from './contract';
import { findEnquiryEntries } from './findEnquiryEntries';
import { mayGetContact, mayMergeContacts } from './policy';
import { readContact } from './readContact';

/** The person behind a lead. `otherSources` find what the domains above know of an email address. */
export function contactRoutes(api: Api, otherSources: ContactSource[]): void {
  const sources = [findEnquiryEntries, findReplyEntries, findReceivedEntries, ...otherSources];
  const read = (contact: FoundContact, user: UserRecord) =>
    readContact(contact, sources, canSeePersonalDetails(user));

  addRoute(api, getContact, mayGetContact, async ({ params, user }) => {
    const lead = await findLead(params.reference);
    authorize(mayGetContact, user, lead);
    return read(await findContact(lead.emailNorm), user);
  });

  addRoute(api, mergeContacts, mayMergeContacts, async ({ params, body, version, user, audit }) => {
    const [lead, otherLead] = [await findLead(params.reference), await findLead(body.reference)];
    authorize(mayMergeContacts, user, lead);
    authorize(mayMergeContacts, user, otherLead);
    const contact = await findContact(lead.emailNorm);
    const other = await findContact(otherLead.emailNorm);
    await addContact(contact, other, { version, by: user.name });
    const merged = await findContact(lead.emailNorm);
    await markUnscored(merged.emails);
    audit(lead.reference, { emails: contact.emails }, { emails: merged.emails });
    return read(merged, user);
  });

  addRoute(api, undoContactMerge, mayMergeContacts, async ({ params, version, user, audit }) => {
    const lead = await findLead(params.reference);
    authorize(mayMergeContacts, user, lead);
    const contact = await findContact(lead.emailNorm);
    await separateContact(contact, params.id, version);
    const left = await findContact(contact.emails[0] as string);
    await markUnscored(contact.emails);
    audit(lead.reference, { emails: contact.emails }, { emails: left.emails });
    return read(await findContact(lead.emailNorm), user);
  });
}
