import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import type { UserRecord } from '../../identity/users/model';
import type { ContactFactSource } from '../contactList/ContactFacts';
import { findLead } from '../pipeline/findLead';
import { canSeePersonalDetails } from '../pipeline/policy';
import type { ContactSource } from './ContactSource';
import { type FoundContact, findContact } from './contactMerges';
import { getContact, mergeContacts, undoContactMerge } from './contract';
import { leadContactSources } from './leadContactSources';
import { mergePeople, separatePeople } from './mergePeople';
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
    const lead = await findLead(params.reference);
    authorize(mayMergeContacts, user, lead);
    const { emails } = await findContact(lead.emailNorm);
    const merged = await mergePeople(lead.emailNorm, body.contact, { version, user }, factSources);
    audit(lead.reference, { emails }, { emails: merged.emails });
    return read(merged, user);
  });

  addRoute(api, undoContactMerge, mayMergeContacts, async ({ params, version, user, audit }) => {
    const lead = await findLead(params.reference);
    authorize(mayMergeContacts, user, lead);
    const { before, after } = await separatePeople(lead.emailNorm, params.id, version, factSources);
    audit(lead.reference, { emails: before.emails }, { emails: after.emails });
    return read(await findContact(lead.emailNorm), user);
  });
}
