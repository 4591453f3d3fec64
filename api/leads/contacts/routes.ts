import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import type { UserRecord } from '../../identity/users/model';
import type { ContactFactSource } from '../contactList/ContactFacts';
import { refreshContact } from '../contactList/refreshContact';
import { findLead } from '../pipeline/findLead';
import { canSeePersonalDetails } from '../pipeline/policy';
import { markUnscored } from '../score/scoreLeads';
import type { ContactSource } from './ContactSource';
import { addContact, type FoundContact, findContact, separateContact } from './contactMerges';
import { getContact, mergeContacts, undoContactMerge } from './contract';
import { leadContactSources } from './leadContactSources';
import { mayGetContact, mayMergeContacts } from './policy';
import { readContact } from './readContact';

/** The person behind a lead. `otherSources` find what the domains above know of an email address. */
export function contactRoutes(
  api: Api,
  otherSources: ContactSource[],
  factSources: ContactFactSource[],
): void {
  const sources = [...leadContactSources, ...otherSources];
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
    await refreshContact(lead.emailNorm, factSources);
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
    await refreshContact(left.emails[0] as string, factSources);
    const separated = contact.emails.find((email) => !left.emails.includes(email));
    if (separated) await refreshContact(separated, factSources);
    audit(lead.reference, { emails: contact.emails }, { emails: left.emails });
    return read(await findContact(lead.emailNorm), user);
  });
}
