import type { DmarcPolicy, DmarcRecord } from './parseDmarc';
import { type DmarcStep, organisationOf } from './walkTree';

export interface AppliedPolicy {
  /** Whose record decides. */
  domain: string;
  record: DmarcRecord;
  /** What the record says of this domain, and by which of its tags. */
  says: DmarcPolicy;
  tag: 'p' | 'sp' | 'np';
  /** What receivers are asked to do: one step less while the record is in testing. */
  asks: DmarcPolicy;
}

const LESS: Record<DmarcPolicy, DmarcPolicy> = { reject: 'quarantine', quarantine: 'none', none: 'none' };

/**
 * The policy for mail from the domain that the walk began at, or none. `exists`: whether that name is known to the
 * DNS. Records count in this order: the domain's own, its organisation's, its registry's.
 */
export function policyFor(steps: readonly DmarcStep[], exists: boolean): AppliedPolicy | undefined {
  const start = steps[0]?.domain;
  const organisation = organisationOf(steps);
  const at = (domain?: string) => steps.find((step) => step.domain === domain && step.record);
  const step = at(start) ?? at(organisation) ?? steps.find(({ record }) => record?.psd === 'y');
  if (!step?.record) return undefined;
  const said = saidOf(step.record, step.domain === start, exists);
  return (
    said && {
      domain: step.domain,
      record: step.record,
      ...said,
      asks: step.record.t ? LESS[said.says] : said.says,
    }
  );
}

function saidOf(
  record: DmarcRecord,
  isOwn: boolean,
  exists: boolean,
): Pick<AppliedPolicy, 'says' | 'tag'> | undefined {
  // A record that says nothing still wants reports: it is read as one that asks for nothing else.
  const p = record.p ?? (record.rua.length > 0 ? 'none' : undefined);
  if (p === undefined) return undefined;
  if (isOwn) return { says: p, tag: 'p' };
  if (!exists && record.np) return { says: record.np, tag: 'np' };
  return record.sp ? { says: record.sp, tag: 'sp' } : { says: p, tag: 'p' };
}
