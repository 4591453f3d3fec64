import mongoose from 'mongoose';
import type { Logger } from 'pino';
import type { Env } from '../../platform/configuration/env';
import { newId } from '../../platform/db/newId';
import { HttpError } from '../../platform/errors/HttpError';
import { retryDelay } from '../../platform/outbox/claim';
import type { HubspotClient, HubspotContact } from '../client/HubspotClient';
import { HubspotError } from '../client/HubspotError';
import { blockCalls } from '../connection/callBudget';
import { clientOf } from '../connection/hubspotClient';
import { Hubspot, type HubspotRecord, noteHubspot } from '../connection/model';
import { type HubspotMappingRecord, readHubspotMapping } from '../mapping/model';
import { applyPulls } from './applyPulls';
import { collectChanges } from './collectChanges';
import { CrmContact, type CrmContactRecord } from './model';
import type { PlannedContact } from './PlannedContact';
import { type LocalContact, planContact } from './planContact';
import { readLocalContacts } from './readLocalContacts';
import { writePlans } from './writePlans';

type SyncEnv = Pick<Env, 'hubspotOrigin' | 'hubspotVersion' | 'sealingKeys' | 'auditKeys'>;

const BATCH = 100;
const MAX_ATTEMPTS = 8;
const LEASE_MS = 120_000;
const MAX_BATCHES = 50;

/** Keeps contacts in sync: finds what changed, then works through the queue in batches of at most 100. */
export async function syncContacts(env: SyncEnv, log: Logger): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const connection = await Hubspot.findById('hubspot').lean<HubspotRecord>();
    if (!connection || connection.mode === 'off') return;
    if (batch === 0) await collectChanges(connection);
    const client = clientOf(env, connection);
    if (!client || connection.isPaused || connection.problem === 'revoked') return;
    const contacts = await claim();
    if (!contacts.length) return;
    try {
      await syncBatch({ env, client, connection, mapping: await readHubspotMapping() }, contacts);
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
}

async function syncBatch(tools: SyncTools, contacts: CrmContactRecord[]): Promise<void> {
  const { client, connection, mapping } = tools;
  await eraseContacts(
    tools,
    contacts.filter(({ task }) => task === 'erase'),
  );
  const { people, locals } = await findPeople(
    contacts.filter(({ task }) => task === 'sync'),
    connection,
  );
  if (!people.length) return;
  const emails = people.map(({ email }) => email);
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
    const { base } = contact;
    const plan = planContact({ mapping: mapping.entries, local, remote, base, owners });
    planned.push({ contact, remote, plan });
  }
  if (connection.mode === 'shadow') {
    for (const { contact, remote, plan } of planned)
      await finish(contact, {
        changes: plan.changes,
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
  for (const { contact, remote, plan } of applied) {
    const refusal = outcome.refused.get(contact.email);
    const hubspotId = outcome.ids.get(contact.email) ?? remote?.id;
    if (refusal) await fail(contact, refusal);
    else await finish(contact, { changes: plan.changes, base: plan.base, ...(hubspotId && { hubspotId }) });
  }
}

/**
 * Those of whom this site knows something to pass on. HubSpot is not asked about the others: spam, and addresses that
 * nobody confirmed.
 */
async function findPeople(contacts: CrmContactRecord[], { connectedAt }: HubspotRecord) {
  const locals = await readLocalContacts(contacts.map(({ email }) => email));
  const people: CrmContactRecord[] = [];
  for (const contact of contacts) {
    // What was equal before the connection may have been equal in another account.
    const isOld = connectedAt && contact.syncedAt && contact.syncedAt < connectedAt;
    if (locals.has(contact.email)) people.push(isOld ? { ...contact, base: {} } : contact);
    else await leave(contact);
  }
  return { people, locals };
}

/** The records of a person are deleted after their retention period; the contact stays in HubSpot, if it is there. */
async function leave(contact: CrmContactRecord): Promise<void> {
  const { _id, token, revision, hubspotId } = contact;
  const { deletedCount } = hubspotId
    ? { deletedCount: 0 }
    : await CrmContact.deleteOne({ _id, token, revision });
  if (!deletedCount) await finish(contact, { changes: [] });
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

const retryNow = ({ _id, token }: CrmContactRecord) =>
  CrmContact.updateOne(
    { _id, token },
    { $set: { state: 'pending', nextAt: new Date(), attempts: 0 }, $unset: { token: '', leaseUntil: '' } },
  );

async function eraseContacts({ client, connection }: SyncTools, contacts: CrmContactRecord[]): Promise<void> {
  for (const contact of contacts) {
    // Shadow mode writes nothing; the erasure waits for its end.
    if (connection.mode === 'shadow') {
      const nextAt = new Date(Date.now() + 3_600_000);
      await CrmContact.updateOne(
        { _id: contact._id, token: contact.token },
        { $set: { state: 'pending', nextAt, attempts: 0 }, $unset: { token: '', leaseUntil: '' } },
      );
      continue;
    }
    const failure = await client.eraseContact({ email: contact.email }).catch((error: unknown) => {
      if (error instanceof HubspotError && ['missing', 'invalid'].includes(error.kind)) return error;
      throw error;
    });
    // A rejected contact does not delay the others.
    if (failure?.kind === 'invalid') await fail(contact, failure.message);
    else await CrmContact.deleteOne({ _id: contact._id, token: contact.token });
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

/** Claims contacts that are due, or whose process ended. */
async function claim(): Promise<CrmContactRecord[]> {
  const now = new Date();
  const past = mongoose.trusted({ $lte: now });
  const isDue = {
    $or: [
      { state: mongoose.trusted({ $in: ['pending', 'retry'] }), nextAt: past },
      { state: 'running', leaseUntil: past },
    ],
  } as never;
  const due = await CrmContact.find(isDue, { _id: 1 })
    .sort({ nextAt: 1 })
    .limit(BATCH)
    .lean<{ _id: string }[]>();
  if (!due.length) return [];
  const token = newId();
  const ids = mongoose.trusted({ $in: due.map(({ _id }) => _id) });
  const change = { state: 'running' as const, token, leaseUntil: new Date(now.getTime() + LEASE_MS) };
  await CrmContact.updateMany(
    { $and: [{ _id: ids }, isDue] } as never,
    { $set: change, $inc: { attempts: 1 } },
    { timestamps: false },
  );
  return CrmContact.find({ token }).lean<CrmContactRecord[]>();
}

type Result = Pick<CrmContactRecord, 'changes'> & Partial<Pick<CrmContactRecord, 'base' | 'hubspotId'>>;

/** Ends a sync. A contact that was requested again meanwhile stays pending. */
async function finish({ _id, token, revision }: CrmContactRecord, result: Result): Promise<void> {
  const isCurrent = { $eq: ['$revision', revision] };
  await CrmContact.collection.updateOne({ _id: _id as never, token }, [
    {
      $set: {
        ...Object.fromEntries(Object.entries(result).map(([name, value]) => [name, { $literal: value }])),
        state: { $cond: [isCurrent, 'done', 'pending'] },
        attempts: 0,
        error: '',
        syncedAt: new Date(),
        updatedAt: new Date(),
      },
    },
    { $unset: ['token', 'leaseUntil'] },
  ]);
}

/** HubSpot rejects the values of one contact. Retries succeed only if its rules change. */
async function fail({ _id, token, attempts }: CrmContactRecord, message: string): Promise<void> {
  const isOver = attempts >= MAX_ATTEMPTS;
  await CrmContact.updateOne(
    { _id, token },
    {
      $set: {
        state: isOver ? 'dead' : 'retry',
        nextAt: new Date(Date.now() + retryDelay(attempts + 4)),
        error: message.slice(0, 300),
      },
      $unset: { token: '', leaseUntil: '' },
    },
  );
}

/** Gives a batch back. Waiting for HubSpot's limit, or for a new token, is no failed attempt. */
async function postpone(contacts: CrmContactRecord[], error: HubspotError): Promise<void> {
  const isWaiting = error.kind === 'limit' || error.kind === 'revoked' || error.kind === 'scopes';
  for (const contact of contacts) {
    if (!isWaiting) {
      await fail(contact, error.message);
      continue;
    }
    const nextAt = new Date(Date.now() + error.retryAfterMs);
    await CrmContact.updateOne(
      { _id: contact._id, token: contact.token },
      {
        $set: { state: 'pending', nextAt, error: error.message },
        $inc: { attempts: -1 },
        $unset: { token: '', leaseUntil: '' },
      },
    );
  }
}

async function noteFailure({ kind, message, retryAfterMs }: HubspotError): Promise<void> {
  if (kind === 'limit') return blockCalls(retryAfterMs);
  const problem = kind === 'revoked' ? 'revoked' : 'degraded';
  await noteHubspot({ problem, problemText: message, checkedAt: new Date() });
}
