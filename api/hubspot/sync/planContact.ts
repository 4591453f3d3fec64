import { priorityOptions } from '../../leads/enquiries/contract';
import type { HubspotContact } from '../client/HubspotClient';
import type { LocalFieldName, MappingEntry } from '../mapping/contract';
import { fieldOf } from '../mapping/localFields';
import { decode, encode, lifecycleOrder, type Owners } from '../mapping/transforms';
import type { PlannedChange } from './contract';
import type { BaseValue } from './model';

/** The values of a person on this site. Empty where there is none. */
export interface LocalContact {
  values: Record<LocalFieldName, string>;
  /** When the lead last changed; 0 without one. */
  changedAt: number;
  /** Whether there is a lead that HubSpot may change. */
  hasLead: boolean;
  /** Fields of kinds that are not synced: neither side changes the other. */
  silent: ReadonlySet<LocalFieldName>;
  /** Only known because HubSpot has the contact: it is not created. */
  isUpdateOnly: boolean;
}

export interface ContactPlan {
  /** What is written to HubSpot: all mapped properties. Empty when nothing differs. */
  writes: Record<string, string>;
  /** What HubSpot changes here, by field. */
  pulls: Partial<Record<LocalFieldName, string>>;
  /** The values that both sides have afterwards. */
  base: Record<string, BaseValue>;
  changes: PlannedChange[];
}

const STAGES = ['new', 'contacted', 'qualified', 'won', 'lost'];

interface Input {
  mapping: readonly MappingEntry[];
  local: LocalContact;
  remote: HubspotContact | undefined;
  base: Record<string, BaseValue>;
  owners: Owners;
}

/** Decides, property by property, what goes where: a comparison of both sides with what they last had in common. */
export function planContact({ mapping, local, remote, base, owners }: Input): ContactPlan {
  const plan: ContactPlan = { writes: {}, pulls: {}, base: {}, changes: [] };
  let differs = !remote;
  for (const entry of mapping) {
    const { field, property, transform } = entry;
    const ours = local.values[field];
    const theirs = remote?.properties[property] ?? '';
    const written = encode(transform, ours, owners);
    const read = decode(transform, theirs, owners);
    const isEqual =
      isSame(field, written, theirs) || (read !== undefined && read === ours && transform !== 'lifecycle');
    // The end of a consent is carried over in any case.
    const isEnd = field === 'newsletter' && ours === 'false' && read === 'true';
    const isSilent = local.silent.has(field) && !isEnd;
    const winner =
      isEqual || isSilent
        ? 'none'
        : pickWinner(entry, { ours, theirs, read, written }, base[property], local, remote);
    if (winner === 'theirs' && read !== undefined) {
      plan.pulls[field] = read;
      plan.base[property] = { local: read, remote: theirs };
      plan.changes.push({ property, direction: 'from', before: ours, after: read });
      if (theirs !== '') plan.writes[property] = theirs;
    } else if (winner === 'ours' && written !== undefined) {
      plan.writes[property] = written;
      plan.base[property] = { local: ours, remote: written };
      plan.changes.push({ property, direction: 'to', before: theirs, after: written });
      differs = true;
    } else {
      plan.base[property] = isEqual
        ? { local: ours, remote: theirs }
        : (base[property] ?? { local: '', remote: '' });
      // HubSpot needs all mapped properties of a contact that is identified by email.
      if (entry.direction !== 'from' && theirs !== '') plan.writes[property] = theirs;
    }
  }
  return differs ? plan : { ...plan, writes: {} };
}

interface Sides {
  ours: string;
  theirs: string;
  /** Their value as we store it, our value as they store it. */
  read: string | undefined;
  written: string | undefined;
}

function pickWinner(
  entry: MappingEntry,
  sides: Sides,
  base: BaseValue | undefined,
  local: LocalContact,
  remote: HubspotContact | undefined,
): 'ours' | 'theirs' | 'none' {
  const { ours, theirs, read, written } = sides;
  const { direction, transform, whenEmpty, conflict, field } = entry;
  const mayWrite =
    direction !== 'from' && written !== undefined && isAllowedWrite(transform, theirs, written);
  // A contact that HubSpot does not have has no values, which differ from empty ones.
  const mayPull =
    direction !== 'to' && remote && read !== undefined && local.hasLead && isAllowedPull(field, ours, read);
  const pushes = mayWrite && (ours !== '' || whenEmpty === 'clear');
  const pulls =
    mayPull && (theirs !== '' || (whenEmpty === 'clear' && field !== 'stage' && field !== 'priority'));
  if (!pushes || !pulls) return pushes ? 'ours' : pulls ? 'theirs' : 'none';
  if (base) {
    const haveWeChanged = ours !== base.local;
    const haveTheyChanged = theirs !== base.remote;
    if (haveWeChanged !== haveTheyChanged) return haveWeChanged ? 'ours' : 'theirs';
  } else if (ours === '' || theirs === '') return ours === '' ? 'theirs' : 'ours';
  if (conflict !== 'newest') return conflict;
  return Date.parse(remote?.updatedAt ?? '') > local.changedAt ? 'theirs' : 'ours';
}

/** HubSpot formats times and numbers in its own way. */
function isSame(field: LocalFieldName, written: string | undefined, theirs: string): boolean {
  if (written === theirs) return true;
  if (!written || !theirs) return false;
  if (fieldOf(field).type === 'time') return Date.parse(written) === Date.parse(theirs);
  return fieldOf(field).type === 'number' && Number(written) === Number(theirs);
}

/** A lifecycle stage never goes back; those of other kinds stay. */
function isAllowedWrite(transform: MappingEntry['transform'], theirs: string, written: string): boolean {
  if (transform !== 'lifecycle' || theirs === '') return true;
  return lifecycleOrder.includes(theirs) && lifecycleOrder.indexOf(written) > lifecycleOrder.indexOf(theirs);
}

/** HubSpot never moves a lead back to an earlier stage. */
function isAllowedPull(field: LocalFieldName, ours: string, read: string): boolean {
  if (field === 'priority') return priorityOptions.some(({ value }) => value === read);
  return field !== 'stage' || STAGES.indexOf(read) > STAGES.indexOf(ours);
}
