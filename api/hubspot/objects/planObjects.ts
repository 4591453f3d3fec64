import { createHash } from 'node:crypto';
import type { CrmObjectKind, StoredObject, WantedObject } from './CrmObject';

/** One thing to do in HubSpot. */
export interface ObjectStep {
  action: 'create' | 'update' | 'remove';
  wanted: WantedObject;
  hash: string;
}

/** A change as members see it. */
export interface ObjectChange {
  property: string;
  direction: 'to';
  before: string;
  after: string;
}

/** Compares the records of a person with what was written to HubSpot. */
export function planObjects(
  wanted: readonly WantedObject[],
  stored: readonly StoredObject[],
  mayCreate: boolean,
): ObjectStep[] {
  return wanted.flatMap((each): ObjectStep[] => {
    const known = findStored(stored, each);
    const hash = hashOf(each.basis ?? each.properties);
    if (each.isRemoved) return known?.id ? [{ action: 'remove', wanted: each, hash }] : [];
    if (!known?.id) return mayCreate && !each.isUpdateOnly ? [{ action: 'create', wanted: each, hash }] : [];
    return known.hash === hash ? [] : [{ action: 'update', wanted: each, hash }];
  });
}

export const toObjectChange = ({ action, wanted: { name, summary } }: ObjectStep): ObjectChange => ({
  property: name,
  direction: 'to',
  before: { create: '', update: 'an earlier version', remove: summary }[action],
  after: action === 'remove' ? '' : summary,
});

export const findStored = (
  stored: readonly StoredObject[],
  { kind, key }: { kind: CrmObjectKind; key: string },
) => stored.find((each) => each.kind === kind && each.key === key);

const hashOf = (properties: Record<string, string>) =>
  createHash('sha256').update(JSON.stringify(properties)).digest('base64url');
