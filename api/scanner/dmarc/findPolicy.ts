import type { DmarcPolicy, DmarcRecord } from './parseDmarc';
import { type DmarcStep, findOrganization } from './walkTree';

export interface AppliedPolicy {
  /** The domain whose record applies. */
  domain: string;
  record: DmarcRecord;
  /** The published policy for this domain, and the tag that sets it. */
  says: DmarcPolicy;
  tag: 'p' | 'sp' | 'np';
  /** The effective policy: one step lower in test mode. */
  asks: DmarcPolicy;
}

const ONE_STEP_LOWER: Record<DmarcPolicy, DmarcPolicy> = {
  reject: 'quarantine',
  quarantine: 'none',
  none: 'none',
};

/**
 * The policy for email from the domain at which the walk started; undefined if there is none. `exists`: whether the
 * name exists in DNS. Order: the domain's own record, its organization's, its registry's.
 */
export function findPolicy(steps: readonly DmarcStep[], exists: boolean): AppliedPolicy | undefined {
  const start = steps[0]?.domain;
  const organisation = findOrganization(steps);
  const at = (domain?: string) => steps.find((step) => step.domain === domain && step.record);
  const step = at(start) ?? at(organisation) ?? steps.find(({ record }) => record?.psd === 'y');
  if (!step?.record) return undefined;
  const applied = getPublishedPolicy(step.record, step.domain === start, exists);
  return (
    applied && {
      domain: step.domain,
      record: step.record,
      ...applied,
      asks: step.record.t ? ONE_STEP_LOWER[applied.says] : applied.says,
    }
  );
}

function getPublishedPolicy(
  record: DmarcRecord,
  isOwn: boolean,
  exists: boolean,
): Pick<AppliedPolicy, 'says' | 'tag'> | undefined {
  // A record without a policy but with a report address counts as p=none.
  const p = record.p ?? (record.rua.length > 0 ? 'none' : undefined);
  if (p === undefined) return undefined;
  if (isOwn) return { says: p, tag: 'p' };
  if (!exists && record.np) return { says: record.np, tag: 'np' };
  return record.sp ? { says: record.sp, tag: 'sp' } : { says: p, tag: 'p' };
}
