import type { DmarcPolicy, DmarcRecord } from './parseDmarc';
import { type DmarcStep, findOrganization } from './walkTree';

export interface AppliedPolicy {
  /** The domain whose record applies. */
  domain: string;
  record: DmarcRecord;
  /** The published policy for this domain, and the tag that sets it. */
  published: DmarcPolicy;
  tag: 'p' | 'sp' | 'np';
  /** The effective policy: one step lower in test mode. */
  effective: DmarcPolicy;
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
  const organization = findOrganization(steps);
  const at = (domain?: string) => steps.find((step) => step.domain === domain && step.record);
  const step = at(start) ?? at(organization) ?? steps.find(({ record }) => record?.psd === 'y');
  if (!step?.record) return undefined;
  const applied = getPublishedPolicy(step.record, step.domain === start, exists);
  return (
    applied && {
      domain: step.domain,
      record: step.record,
      ...applied,
      effective: step.record.t ? ONE_STEP_LOWER[applied.published] : applied.published,
    }
  );
}

function getPublishedPolicy(
  record: DmarcRecord,
  isOwn: boolean,
  exists: boolean,
): Pick<AppliedPolicy, 'published' | 'tag'> | undefined {
  // A record without a policy but with a report address counts as p=none.
  const p = record.p ?? (record.rua.length > 0 ? 'none' : undefined);
  if (p === undefined) return undefined;
  if (isOwn) return { published: p, tag: 'p' };
  if (!exists && record.np) return { published: record.np, tag: 'np' };
  return record.sp ? { published: record.sp, tag: 'sp' } : { published: p, tag: 'p' };
}
