import type { Probe, Subject } from '../../Check';
import { type AppliedPolicy, findPolicy } from '../../dmarc/findPolicy';
import { type DmarcPolicy, type DmarcRecord, isDmarc } from '../../dmarc/parseDmarc';
import { type DmarcStep, walkTree } from '../../dmarc/walkTree';
import type { Dns } from '../../dns/Dns';
import { isWithin } from '../../spf/names';
import { isSpf } from '../../spf/parseRecord';
import { isTooWide } from '../forgery/checkForgedSender';
import { getMailDomain, type MailDomain } from '../mailDomain';
import { parseTerm } from './explainSpf';

/** The published SPF and DMARC records of a domain, and better ones. */
export interface Proposal {
  domain: MailDomain;
  steps: DmarcStep[];
  policy?: AppliedPolicy;
  /** The published SPF records. */
  spf: string[];
  betterSpf: string;
  /** The domain whose DMARC record should change. */
  dmarcAt: string;
  betterDmarc: (policy: DmarcPolicy, testing?: boolean) => string;
  /** DNS as it will be once the proposed records are published. */
  after: Dns;
}

export async function createProposal(subject: Subject, probe: Probe): Promise<Proposal> {
  const [domain, steps, txt] = await Promise.all([
    getMailDomain(subject, probe),
    walkTree(subject.ascii, probe.dns),
    probe.dns(subject.ascii, 'TXT'),
  ]);
  const policy = findPolicy(steps, domain.exists);
  const spf = txt.state === 'found' ? txt.records.filter(isSpf) : [];
  const betterSpf = proposeSpf(spf, domain);
  const { at: dmarcAt, record } = findRecordToChange(steps, policy, domain);
  const betterDmarc = (to: DmarcPolicy, testing = false) =>
    proposeDmarc(dmarcAt, domain, record, to, testing);
  return {
    domain,
    steps,
    ...(policy && { policy }),
    spf,
    betterSpf,
    dmarcAt,
    betterDmarc,
    after: withTxtRecords(probe.dns, [
      { name: subject.ascii, text: betterSpf, replaces: isSpf },
      { name: `_dmarc.${dmarcAt}`, text: betterDmarc('reject'), replaces: isDmarc },
    ]),
  };
}

/** The effective record, or the record of the zone if the owner cannot change the effective one. */
function findRecordToChange(
  steps: readonly DmarcStep[],
  policy: AppliedPolicy | undefined,
  domain: MailDomain,
): { at: string; record?: DmarcRecord } {
  const own = steps.find((step) => step.domain === domain.name);
  // A policy for an unused name may be wrong for the organization above it.
  if (domain.isUnused) return { at: domain.name, ...(own?.record && { record: own.record }) };
  if (own && own.found === 'several') return { at: domain.name };
  const deciding = policy ?? steps.find((step) => step.record && step.record.psd !== 'y');
  if (deciding?.record && isWithin(deciding.domain, domain.zone))
    return { at: deciding.domain, record: deciding.record };
  return { at: domain.zone };
}

function proposeDmarc(
  at: string,
  domain: MailDomain,
  record: DmarcRecord | undefined,
  policy: DmarcPolicy,
  testing: boolean,
): string {
  const reports = record?.rua.length ? record.rua : domain.isUnused ? [] : [`dmarc-reports@${at}`];
  const tags = [
    'v=DMARC1',
    `p=${policy}`,
    testing && 't=y',
    reports.length && `rua=${reports.map((address) => `mailto:${address}`).join(',')}`,
    record?.ruf.length && `ruf=${record.ruf.map((address) => `mailto:${address}`).join(',')}`,
    record?.adkim === 's' && 'adkim=s',
    record?.aspf === 's' && 'aspf=s',
    record && record.psd !== 'u' && `psd=${record.psd}`,
  ];
  return tags.filter(Boolean).join('; ');
}

/** Merges several records into one, removes invalid, overly wide and unreachable terms, and ends it with `-all`. */
export function proposeSpf(published: readonly string[], domain: MailDomain): string {
  if (domain.isUnused) return 'v=spf1 -all';
  const own = domain.mailHost?.include ? `include:${domain.mailHost.include}` : 'mx';
  if (!published.length) return `v=spf1 ${own} -all`;
  const usefulTerms: string[] = [];
  for (const text of published)
    for (const term of text.split(/\s+/).slice(1)) {
      if (parseTerm(term).mechanism?.name === 'all') break;
      if (isUseful(term) && !usefulTerms.some((one) => one.toLowerCase() === term.toLowerCase()))
        usefulTerms.push(term);
    }
  const redirects = usefulTerms.filter((term) => parseTerm(term).redirect !== undefined);
  if (redirects.length === 1 && published.length === 1 && !hasAll(published[0] ?? ''))
    return `v=spf1 ${usefulTerms.join(' ')}`;
  const terms = usefulTerms.filter((term) => !redirects.includes(term));
  // A domain that receives email probably also sends some, unless its record said otherwise.
  if (!terms.length && domain.receives === 'yes' && !domain.sendsNothing) terms.push(own);
  return ['v=spf1', ...terms, '-all'].join(' ');
}

const hasAll = (text: string) => text.split(/\s+/).some((term) => parseTerm(term).mechanism?.name === 'all');

function isUseful(term: string): boolean {
  const { mechanism, redirect, exp } = parseTerm(term);
  if (!mechanism) return redirect !== undefined || exp !== undefined;
  return mechanism.name !== 'ptr' && !isTooWide(term);
}

interface TxtRecord {
  name: string;
  text: string;
  replaces: (published: string) => boolean;
}

/** A DNS that returns these TXT records instead of the published ones. */
export const withTxtRecords =
  (dns: Dns, texts: readonly TxtRecord[]): Dns =>
  async (name, type) => {
    const reply = await dns(name, type);
    const own = type === 'TXT' ? texts.filter((text) => text.name === name.toLowerCase()) : [];
    if (!own.length) return reply;
    const published = (reply.state === 'found' ? reply.records : []) as string[];
    const remaining = published.filter((text) => !own.some(({ replaces }) => replaces(text)));
    return {
      state: 'found',
      records: [...remaining, ...own.map(({ text }) => text)] as typeof published & never,
    };
  };
