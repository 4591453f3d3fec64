import type { Fix } from '../../tools/scans/contract';
import type { Probe } from '../Check';
import { isDmarc } from '../dmarc/parseDmarc';
import type { AppliedPolicy } from '../dmarc/policyFor';
import { organisationOf, walkTree } from '../dmarc/walkTree';
import { isWithin } from '../spf/names';
import { NOW, recordFix } from './fixes';
import type { Proposal } from './proposal';

const MOST_TARGETS = 5;

/** Whom reports are sent to outside, without their consent: receivers will not send those. */
export async function unauthorised({ domain, record }: AppliedPolicy, probe: Probe): Promise<string[]> {
  const targets = [...new Set(record.rua.map((address) => address.split('@').at(-1)?.toLowerCase() ?? ''))];
  const foreign = targets.filter((target) => target && !isWithin(target, domain)).slice(0, MOST_TARGETS);
  const answers = await Promise.all(
    foreign.map(async (target) => ((await isWelcome(domain, target, probe)) ? undefined : target)),
  );
  return answers.filter((target) => target !== undefined);
}

async function isWelcome(domain: string, target: string, probe: Probe): Promise<boolean> {
  const reply = await probe.dns(`${domain}._report._dmarc.${target}`, 'TXT');
  // Without an answer nothing is held against anybody.
  if (reply.state === 'failed') return true;
  if (reply.state === 'found' && reply.records.some(isDmarc)) return true;
  const [own, theirs] = await Promise.all([walkTree(domain, probe.dns), walkTree(target, probe.dns)]);
  return organisationOf(own) === organisationOf(theirs);
}

/** What the receiver of reports publishes so that they are sent. */
export const consentOf = ({ domain }: Proposal, policy: AppliedPolicy, target: string): Fix => ({
  ...recordFix(domain, {
    name: `${policy.domain}._report._dmarc.${target}`,
    value: 'v=DMARC1',
    due: NOW,
    note: `To be published by ${target}, which receives the reports.`,
  }),
  host: '',
});
