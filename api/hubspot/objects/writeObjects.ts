import type { HubspotClient } from '../client/HubspotClient';
import { HubspotError } from '../client/HubspotError';
import { writeBatch } from '../client/writeBatch';
import {
  type CrmObjectKind,
  correctable,
  crmObjectKinds,
  type StoredObject,
  type WantedObject,
} from './CrmObject';
import { findStored, type ObjectChange, type ObjectStep, planObjects, toObjectChange } from './planObjects';

const BATCH = 100;
const kinds = Object.keys(crmObjectKinds) as CrmObjectKind[];

/** A contact in HubSpot with the objects it has to have. */
export interface ObjectTarget {
  contactId: string;
  wanted: WantedObject[];
  /** Changed as objects are written. */
  stored: StoredObject[];
  mayCreate: boolean;
  changes: ObjectChange[];
  /** Why HubSpot rejected one of them. */
  refusal?: string;
  /** Stores the list. False when another process has taken over the contact, or it was erased. */
  save: () => Promise<boolean>;
}

interface Due extends ObjectStep {
  /** Tells it from the others of a batch. */
  trace: string;
  target: ObjectTarget;
}

/**
 * Creates, updates and removes the objects of contacts, in batches. An object is noted before it is created, so that one
 * whose answer was lost is found again instead of created twice.
 */
export async function writeObjects(client: HubspotClient, targets: ObjectTarget[]): Promise<void> {
  for (const kind of kinds) {
    try {
      await writeKind(client, kind, targets);
    } catch (error) {
      if (!(error instanceof HubspotError) || error.kind !== 'scopes') throw error;
      // The other kinds are written without these scopes.
      for (const { target } of dueOf(kind, targets)) target.refusal = error.message;
    }
  }
}

async function writeKind(client: HubspotClient, kind: CrmObjectKind, targets: ObjectTarget[]): Promise<void> {
  await findUnanswered(client, kind, targets);
  const due = dueOf(kind, targets).filter(({ target, wanted }) => {
    if (wanted.problem) target.refusal = wanted.problem;
    return !wanted.problem;
  });
  const of = (action: ObjectStep['action']) => chunk(due.filter((each) => each.action === action));
  for (const batch of of('create')) await create(client, kind, batch);
  for (const batch of of('update')) await update(client, kind, batch);
  for (const batch of of('remove')) {
    await removeObjects(client, kind, batch.map(idOf));
    for (const each of batch) forget(each);
    await saveAll(batch);
  }
}

const dueOf = (kind: CrmObjectKind, targets: ObjectTarget[]): Due[] =>
  targets.flatMap((target) =>
    planObjects(
      target.wanted.filter((each) => each.kind === kind),
      target.stored,
      target.mayCreate,
    ).map((step) => ({ ...step, target, trace: step.wanted.key })),
  );

/** Removes what was written for someone who is erased. */
export async function eraseObjects(
  client: HubspotClient,
  email: string,
  stored: StoredObject[],
): Promise<void> {
  if (!stored.length) return;
  const [contact] = await client.readContacts('email', [email], []);
  for (const kind of kinds) {
    if (contact) await identify(client, kind, [{ contactId: contact.id, stored }]);
    const ids = stored.flatMap((each) => (each.kind === kind && each.id) || []);
    for (const batch of chunk(ids)) await removeObjects(client, kind, batch);
  }
}

async function create(client: HubspotClient, kind: CrmObjectKind, batch: Due[]): Promise<void> {
  const noted: Due[] = [];
  for (const target of new Set(batch.map((each) => each.target))) {
    const own = batch.filter((each) => each.target === target);
    for (const { wanted, hash } of own)
      target.stored.push({ kind, key: wanted.key, mark: wanted.mark, hash, written: correctableOf(wanted) });
    if (await target.save()) noted.push(...own);
  }
  if (!noted.length) return;
  const { associationTypeId } = crmObjectKinds[kind];
  const { written, refused } = await writeBatch(noted, {
    keyOf: ({ trace }) => trace,
    isRepeatable: false,
    call: (items) =>
      client.createObjects(
        kind,
        items.map(({ trace, target, wanted }) => ({
          objectWriteTraceId: trace,
          properties: { ...wanted.properties, ...wanted.atFirst },
          associations: [
            {
              to: { id: target.contactId },
              types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId }],
            },
          ],
        })),
      ),
  });
  const ids = new Map(written.map(({ id, objectWriteTraceId = '' }) => [objectWriteTraceId, id]));
  for (const each of noted) {
    const { target, wanted, trace } = each;
    const refusal = refused.get(trace);
    const known = findStored(target.stored, wanted);
    const id = ids.get(trace);
    if (id && known) {
      known.id = id;
      target.changes.push(toObjectChange(each));
    } else if (refusal) {
      target.refusal = refusal.message;
      // Otherwise it may exist.
      if (refusal.isCertain) forget(each);
    } else target.refusal = 'HubSpot didn’t say whether it stored an object.';
  }
  await saveAll(noted);
}

async function update(client: HubspotClient, kind: CrmObjectKind, batch: Due[]): Promise<void> {
  const corrected = await findCorrected(client, kind, batch);
  const { refused } = await writeBatch(batch, {
    keyOf: idOf,
    isRepeatable: true,
    call: (items) =>
      client.updateObjects(
        kind,
        items.map((each) => ({
          id: idOf(each),
          properties: corrected.has(each) ? withoutCorrectable(each.wanted) : each.wanted.properties,
        })),
      ),
  });
  for (const each of batch) {
    const { target, wanted, hash } = each;
    const refusal = refused.get(idOf(each));
    const known = findStored(target.stored, wanted);
    // What somebody deleted in HubSpot is not created again.
    if (refusal && !refusal.isMissing) target.refusal = refusal.message;
    else if (known) {
      known.hash = hash;
      if (!corrected.has(each)) known.written = correctableOf(wanted);
      if (!refusal) target.changes.push(toObjectChange(each));
    }
  }
  await saveAll(batch);
}

/** Those of which somebody has changed in HubSpot what is only presumed here. */
async function findCorrected(client: HubspotClient, kind: CrmObjectKind, batch: Due[]): Promise<Set<Due>> {
  const property = correctable[kind];
  const presumed = batch.filter(({ wanted }) => wanted.isPresumed);
  if (!property || !presumed.length) return new Set();
  const found = await client.readObjects(kind, [...new Set(presumed.map(idOf))], [property]);
  const values = new Map(found.map(({ id, properties }) => [id, properties[property] ?? '']));
  return new Set(
    presumed.filter((each) => {
      // Earlier versions, which did not note it, wrote this value unless somebody knew better.
      const { written = 'SCHEDULED' } = findStored(each.target.stored, each.wanted) ?? {};
      return ![written, '', undefined].includes(values.get(idOf(each)));
    }),
  );
}

const correctableOf = ({ kind, properties }: WantedObject) => properties[correctable[kind] ?? ''];

const withoutCorrectable = ({ kind, properties }: WantedObject) =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => name !== correctable[kind]));

async function removeObjects(client: HubspotClient, kind: CrmObjectKind, ids: string[]): Promise<void> {
  if (!ids.length) return;
  try {
    await client.archiveObjects(kind, ids);
  } catch (error) {
    if (!(error instanceof HubspotError) || error.kind !== 'missing') throw error;
  }
}

/** Looks for objects whose creation HubSpot has not answered. Those that it does not have are forgotten. */
async function findUnanswered(
  client: HubspotClient,
  kind: CrmObjectKind,
  targets: ObjectTarget[],
): Promise<void> {
  const isOpen = (each: StoredObject) => each.kind === kind && !each.id;
  const unsure = targets.filter(({ stored }) => stored.some(isOpen));
  if (!unsure.length) return;
  await identify(client, kind, unsure);
  for (const target of unsure) target.stored = target.stored.filter((each) => !isOpen(each));
  for (const { save } of unsure) await save();
}

type Identified = Pick<ObjectTarget, 'contactId' | 'stored'>;

async function identify(client: HubspotClient, kind: CrmObjectKind, targets: Identified[]): Promise<void> {
  const unsure = targets.filter(({ stored }) => stored.some((each) => each.kind === kind && !each.id));
  if (!unsure.length) return;
  const { markProperty } = crmObjectKinds[kind];
  const contactIds = [...new Set(unsure.map(({ contactId }) => contactId))];
  const associated = await client.readAssociated(kind, contactIds);
  const marks = new Map<string, string>();
  for (const batch of chunk([...new Set([...associated.values()].flat())]))
    for (const { id, properties } of await client.readObjects(kind, batch, [markProperty]))
      marks.set(id, properties[markProperty] ?? '');
  for (const { contactId, stored } of unsure) {
    const taken = new Set(stored.map(({ id }) => id));
    for (const each of stored) {
      if (each.kind !== kind || each.id) continue;
      const isIt = (id: string) => hasMark(marks.get(id) ?? '', each.mark) && !taken.has(id);
      const id = associated.get(contactId)?.find(isIt);
      if (id) each.id = id;
      taken.add(id);
    }
  }
}

/** HubSpot formats times in its own way. To other marks, people may have added words. */
function hasMark(value: string, mark: string): boolean {
  if (/^\d{4}-\d\d-\d\dT/.test(mark)) return Date.parse(value) === Date.parse(mark);
  return value.split(/\s+/).includes(mark);
}

const idOf = ({ target, wanted }: Due) => findStored(target.stored, wanted)?.id ?? '';

function forget({ target, wanted }: Due): void {
  const known = findStored(target.stored, wanted);
  target.stored = target.stored.filter((each) => each !== known);
  if (known?.id) target.changes.push(toObjectChange({ action: 'remove', wanted, hash: '' }));
}

async function saveAll(batch: Due[]): Promise<void> {
  for (const { save } of new Set(batch.map(({ target }) => target))) await save();
}

function chunk<T>(items: T[]): T[][] {
  const chunks: T[][] = [];
  for (let from = 0; from < items.length; from += BATCH) chunks.push(items.slice(from, from + BATCH));
  return chunks;
}
