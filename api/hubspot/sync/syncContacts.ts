import type { Logger } from 'pino';
import { deleteOldTracking, findTracked } from '../../leads/enquiries/tracking';
import type { Env } from '../../platform/configuration/env';
import { HttpError } from '../../platform/errors/HttpError';
import type { HubspotClient, HubspotContact } from '../client/HubspotClient';
import { HubspotError } from '../client/HubspotError';
import { blockCalls } from '../connection/callBudget';
import { clientOf } from '../connection/hubspotClient';
import { Hubspot, type HubspotRecord, noteHubspot } from '../connection/model';
import { submitEnquiries, toSubmissionChange } from '../forms/submitEnquiries';
import { type HubspotMappingRecord, readHubspotMapping } from '../mapping/model';
import type { WantedObject } from '../objects/CrmObject';
import { planObjects, toObjectChange } from '../objects/planObjects';
import { readWantedObjects } from '../objects/readWantedObjects';
import { type ObjectTarget, writeObjects } from '../objects/writeObjects';
import { applyPulls } from './applyPulls';
import { collectChanges } from './collectChanges';
import { claim, fail, finish, postpone, retryNow } from './contactQueue';
import { eraseContacts } from './eraseContacts';
import { CrmContact, type CrmContactRecord } from './model';
import { notifyOfFailures } from './notifyOfFailures';
import type { PlannedContact } from './PlannedContact';
import { type LocalContact, planContact } from './planContact';
import { type FindResults, readLocalContacts } from './readLocalContacts';
import { writePlans } from './writePlans';

type SyncEnv = Pick<
  Env,
  'hubspotOrigin' | 'hubspotVersion' | 'sealingKeys' | 'auditKeys' | 'publicOrigin' | 'brand' | 'mailFrom'
>;

const MAX_BATCHES = 50;
const TRACKING_MS = 7 * 86_400_000;

/**
 * Keeps contacts in sync: finds what changed, then works through the queue in batches of at most 100. Members are told of
 * what fails for good.
 */
export async function syncContacts(env: SyncEnv, log: Logger, findResults: FindResults): Promise<void> {
  await syncQueue(env, log, findResults);
  await notifyOfFailures(env);
}

async function syncQueue(env: SyncEnv, log: Logger, findResults: FindResults): Promise<void> {
  // Such as those of quarantined enquiries, that HubSpot rejects, or that arrived while it was being disconnected.
  await deleteOldTracking(new Date(Date.now() - TRACKING_MS));
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const connection = await Hubspot.findById('hubspot').lean<HubspotRecord>();
    if (!connection || connection.mode === 'off') return;
    if (batch === 0) await collectChanges(connection);
    const client = clientOf(env, connection);
    if (!client || connection.isPaused || connection.problem === 'revoked') return;
    const contacts = await claim();
    if (!contacts.length) return;
    try {
      const mapping = await readHubspotMapping();
      await syncBatch({ env, client, connection, mapping, findResults }, contacts);
      if (connection.problem !== 'none' && !connection.problemText.includes('scopes'))
        await noteHubspot({ problem: 'none', problemText: '' });
    } catch (error) {
      if (!(error instanceof HubspotError)) throw error;
      log.warn(
        { kind: error.kind, status: error.status, contacts: contacts.length },
        'contacts were not synced',
      );
      await noteFailure(error);
      await postpone(contacts, error);
      return;
    }
  }
}

interface SyncTools {
  env: SyncEnv;
  client: HubspotClient;
  connection: HubspotRecord;
  mapping: HubspotMappingRecord;
  findResults: FindResults;
}

async function syncBatch(tools: SyncTools, contacts: CrmContactRecord[]): Promise<void> {
  const { client, connection, mapping } = tools;
  await eraseContacts(
    client,
    connection.mode,
    contacts.filter(({ task }) => task === 'erase'),
  );
  const { people, left, locals } = await findPeople(
    contacts.filter(({ task }) => task === 'sync'),
    tools,
  );
  const wanted = await readWantedObjects(
    tools.env,
    connection.activities,
    [...people, ...left].map(({ email }) => email),
    client,
  );
  await leave(tools, left, wanted);
  if (!people.length) return;
  const emails = people.map(({ email }) => email);
  const mayCreate = (email: string) => locals.get(email)?.isUpdateOnly === false;
  const tracked = connection.activities.forms ? await findTracked(emails.filter(mayCreate)) : [];
  const properties = mapping.entries.map(({ property }) => property);
  const [found, owners] = await Promise.all([
    client.readContacts('email', emails, properties),
    readOwners(client, mapping),
  ]);
  const remotes = new Map<string, HubspotContact>();
  for (const remote of found)
    for (const email of [
      remote.properties.email,
      ...(remote.properties.hs_additional_emails?.split(';') ?? []),
    ])
      if (email) remotes.set(email.toLowerCase(), remote);
  const planned: PlannedContact[] = [];
  for (const contact of people) {
    const local = locals.get(contact.email) as LocalContact;
    const remote = remotes.get(contact.email);
    if (!remote && local.isUpdateOnly) {
      await finish(contact, { changes: [] });
      continue;
    }
    const { base } = contact;
    const plan = planContact({ mapping: mapping.entries, local, remote, base, owners });
    planned.push({ contact, remote, plan });
  }
  if (connection.mode === 'shadow') {
    for (const { contact, remote, plan } of planned)
      await finish(contact, {
        changes: [
          ...plan.changes,
          ...planObjects(
            wanted.get(contact.email) ?? [],
            contact.objects ?? [],
            mayCreate(contact.email),
          ).map(toObjectChange),
          ...tracked
            .filter(({ emailNorm }) => emailNorm === contact.email)
            .map((lead) => toSubmissionChange(lead, lead.context?.page ?? '')),
        ],
        base: contact.base,
        ...(remote && { hubspotId: remote.id }),
      });
    return;
  }
  const applied: PlannedContact[] = [];
  for (const each of planned) {
    if (await isApplied(tools.env, each)) applied.push(each);
    else await retryNow(each.contact);
  }
  const outcome = await writePlans(client, applied);
  const idOf = ({ contact, remote }: PlannedContact) => outcome.ids.get(contact.email) ?? remote?.id;
  const targets = new Map<string, ObjectTarget>();
  for (const each of applied) {
    const contactId = outcome.refused.has(each.contact.email) ? undefined : idOf(each);
    const { _id, email } = each.contact;
    if (contactId) targets.set(_id, toTarget(each.contact, contactId, wanted, mayCreate(email)));
  }
  await writeObjects(client, [...targets.values()]);
  const submitted = await submitEnquiries(
    tools,
    tracked.filter(({ emailNorm }) =>
      applied.some(({ contact }) => contact.email === emailNorm && targets.has(contact._id)),
    ),
  );
  for (const each of applied) {
    const { contact, plan } = each;
    const hubspotId = idOf(each);
    const target = targets.get(contact._id);
    const form = submitted.get(contact.email);
    const refusal = outcome.refused.get(contact.email) ?? target?.refusal ?? form?.refusal;
    const changes = [...plan.changes, ...(target?.changes ?? []), ...(form?.changes ?? [])];
    // The contact itself is equal where only one of its objects was rejected.
    if (refusal) await fail(contact, refusal, target && { base: plan.base, hubspotId: target.contactId });
    else await finish(contact, { changes, base: plan.base, ...(hubspotId && { hubspotId }) });
  }
}

/**
 * Those of whom this site knows something to pass on. HubSpot is not asked about the others: spam, addresses that nobody
 * confirmed, and people of kinds that are not synced.
 */
async function findPeople(contacts: CrmContactRecord[], { connection, findResults }: SyncTools) {
  const { connectedAt, activities: kinds } = connection;
  const known = new Set(contacts.flatMap(({ email, hubspotId }) => (hubspotId ? [email] : [])));
  const emails = contacts.map(({ email }) => email);
  const locals = await readLocalContacts(emails, { kinds, known, findResults });
  const people: CrmContactRecord[] = [];
  const left: CrmContactRecord[] = [];
  for (const contact of contacts) {
    // What was equal before the connection may have been equal in another account.
    const isOld = connectedAt && contact.syncedAt && contact.syncedAt < connectedAt;
    if (locals.has(contact.email)) people.push(isOld ? { ...contact, base: {} } : contact);
    else left.push(contact);
  }
  return { people, left, locals };
}

/**
 * The records of a person are deleted after their retention period; the contact stays in HubSpot, if it is there. A
 * meeting there that was canceled here is canceled there as well.
 */
async function leave(
  { client, connection }: SyncTools,
  contacts: CrmContactRecord[],
  wanted: Map<string, WantedObject[]>,
): Promise<void> {
  const targets = new Map<string, ObjectTarget>();
  for (const contact of contacts)
    if (connection.mode === 'live' && contact.hubspotId && contact.objects?.length)
      targets.set(contact._id, toTarget(contact, contact.hubspotId, wanted, false));
  if (targets.size) await writeObjects(client, [...targets.values()]);
  for (const contact of contacts) {
    const { _id, token, revision, hubspotId } = contact;
    const { refusal, changes = [] } = targets.get(_id) ?? {};
    const { deletedCount } = hubspotId
      ? { deletedCount: 0 }
      : await CrmContact.deleteOne({ _id, token, revision });
    if (refusal) await fail(contact, refusal);
    else if (!deletedCount) await finish(contact, { changes });
  }
}

function toTarget(
  { _id, token, email, objects = [] }: CrmContactRecord,
  contactId: string,
  wanted: Map<string, WantedObject[]>,
  mayCreate: boolean,
): ObjectTarget {
  const target: ObjectTarget = {
    contactId,
    wanted: wanted.get(email) ?? [],
    stored: objects.map((each) => ({ ...each })),
    mayCreate,
    changes: [],
    save: async () => {
      const set = { $set: { objects: target.stored } };
      const { matchedCount } = await CrmContact.updateOne({ _id, token }, set, { timestamps: false });
      return matchedCount > 0;
    },
  };
  return target;
}

/** False when a member changed the lead at the same time: then both changes are compared again. */
async function isApplied(env: SyncEnv, { contact, plan }: PlannedContact): Promise<boolean> {
  try {
    await applyPulls(env, contact.email, plan.pulls);
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}

async function readOwners(client: HubspotClient, { entries }: HubspotMappingRecord) {
  const isNeeded = entries.some(({ transform }) => transform === 'owner');
  const owners = isNeeded ? await client.listOwners() : [];
  return {
    idOf: new Map(owners.map(({ id, email }) => [email.toLowerCase(), id])),
    emailOf: new Map(owners.map(({ id, email }) => [id, email.toLowerCase()])),
  };
}

async function noteFailure({ kind, message, retryAfterMs }: HubspotError): Promise<void> {
  if (kind === 'limit') return blockCalls(retryAfterMs);
  const problem = kind === 'revoked' ? 'revoked' : 'degraded';
  await noteHubspot({ problem, problemText: message, checkedAt: new Date() });
}
