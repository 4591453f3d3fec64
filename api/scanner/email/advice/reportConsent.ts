import type { Fix } from '../../../tools/scans/contract';
import type { Probe } from '../../Check';
import type { AppliedPolicy } from '../../dmarc/findPolicy';
import { isDmarc } from '../../dmarc/parseDmarc';
import { findOrganization, walkTree } from '../../dmarc/walkTree';
import { isWithin } from '../../spf/names';
import { NOW, recordFix } from './fixes';
import type { Proposal } from './proposal';

const MAX_TARGETS = 5;

/** External report addresses without a consent record; receivers send no reports there. */
export async function findUnauthorizedTargets(
  { domain, record }: AppliedPolicy,
  probe: Probe,
): Promise<string[]> {
  const targets = [...new Set(record.rua.map((address) => address.split('@').at(-1)?.toLowerCase() ?? ''))];
  const foreign = targets.filter((target) => target && !isWithin(target, domain)).slice(0, MAX_TARGETS);
  const answers = await Promise.all(
    foreign.map(async (target) => ((await hasConsent(domain, target, probe)) ? undefined : target)),
  );
  return answers.filter((target) => target !== undefined);
}

async function hasConsent(domain: string, target: string, probe: Probe): Promise<boolean> {
  const reply = await probe.dns(`${domain}._report._dmarc.${target}`, 'TXT');
  // A failed query counts as consent.
  if (reply.state === 'failed') return true;
  if (reply.state === 'found' && reply.records.some(isDmarc)) return true;
  const [own, theirs] = await Promise.all([walkTree(domain, probe.dns), walkTree(target, probe.dns)]);
  return findOrganization(own) === findOrganization(theirs);
}

/** The consent record that the receiver of reports must publish. */
export const createConsentFix = ({ domain }: Proposal, policy: AppliedPolicy, target: string): Fix => ({
  ...recordFix(domain, {
    name: `${policy.domain}._report._dmarc.${target}`,
    value: 'v=DMARC1',
    due: NOW,
    note: `${target} must add this record, because it receives the reports.`,
  }),
  host: '',
});
