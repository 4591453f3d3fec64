import type { Probe, Subject } from '../Check';
import { type DmarcPolicy, type DmarcRecord, isDmarc } from '../dmarc/parseDmarc';
import { type AppliedPolicy, policyFor } from '../dmarc/policyFor';
import { type DmarcStep, walkTree } from '../dmarc/walkTree';
import type { Dns } from '../dns/Dns';
import { isWithin } from '../spf/names';
import { isSpf } from '../spf/parseRecord';
import { parsed } from './explainSpf';
import { lookAt, type MailDomain } from './mailDomain';
import { isTooWide } from './stranger';

/** What a domain publishes of who may write as it, and what it had better publish. */
export interface Proposal {
  domain: MailDomain;
  steps: DmarcStep[];
  policy?: AppliedPolicy;
  /** The SPF records that are published. */
  spf: string[];
  betterSpf: string;
  /** Whose DMARC record is to be changed. */
  dmarcAt: string;
  betterDmarc: (policy: DmarcPolicy, testing?: boolean) => string;
  /** The resolver's answers, as they will be once both records stand. */
  after: Dns;
}

export async function propose(subject: Subject, probe: Probe): Promise<Proposal> {
  const [domain, steps, txt] = await Promise.all([
    lookAt(subject, probe),
    walkTree(subject.ascii, probe.dns),
    probe.dns(subject.ascii, 'TXT'),
  ]);
  const policy = policyFor(steps, domain.exists);
  const spf = txt.state === 'found' ? txt.records.filter(isSpf) : [];
  const betterSpf = betterSpfOf(spf, domain);
  const { at: dmarcAt, record } = changedAt(steps, policy, domain);
  const betterDmarc = (to: DmarcPolicy, testing = false) =>
    betterDmarcOf(dmarcAt, domain, record, to, testing);
  return {
    domain,
    steps,
    ...(policy && { policy }),
    spf,
    betterSpf,
    dmarcAt,
    betterDmarc,
    after: withTexts(probe.dns, [
      { name: subject.ascii, text: betterSpf, replaces: isSpf },
      { name: `_dmarc.${dmarcAt}`, text: betterDmarc('reject'), replaces: isDmarc },
    ]),
  };
}

/** The record that decides; where there is none that its owner can change, the one its zone will get. */
function changedAt(
  steps: readonly DmarcStep[],
  policy: AppliedPolicy | undefined,
  domain: MailDomain,
): { at: string; record?: DmarcRecord } {
  const own = steps.find((step) => step.domain === domain.name);
  // What is right for a name that nobody mails as may be wrong for the organisation above it.
  if (domain.isUnused) return { at: domain.name, ...(own?.record && { record: own.record }) };
  if (own && own.found === 'several') return { at: domain.name };
  const deciding = policy ?? steps.find((step) => step.record && step.record.psd !== 'y');
  if (deciding?.record && isWithin(deciding.domain, domain.zone))
    return { at: deciding.domain, record: deciding.record };
  return { at: domain.zone };
}

function betterDmarcOf(
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

/** Of several records one; without what cannot be read, what lets everybody in and what comes after `all`; ended by a refusal. */
export function betterSpfOf(published: readonly string[], domain: MailDomain): string {
  if (domain.isUnused) return 'v=spf1 -all';
  const own = domain.mailHost?.include ? `include:${domain.mailHost.include}` : 'mx';
  if (!published.length) return `v=spf1 ${own} -all`;
  const kept: string[] = [];
  for (const text of published)
    for (const term of text.split(/\s+/).slice(1)) {
      if (parsed(term).mechanism?.name === 'all') break;
      if (isKept(term) && !kept.some((one) => one.toLowerCase() === term.toLowerCase())) kept.push(term);
    }
  const redirects = kept.filter((term) => parsed(term).redirect !== undefined);
  if (redirects.length === 1 && published.length === 1 && !hasAll(published[0] ?? ''))
    return `v=spf1 ${kept.join(' ')}`;
  const terms = kept.filter((term) => !redirects.includes(term));
  // Who takes mail most likely sends some, unless the record said otherwise.
  if (!terms.length && domain.receives === 'yes' && !domain.sendsNothing) terms.push(own);
  return ['v=spf1', ...terms, '-all'].join(' ');
}

const hasAll = (text: string) => text.split(/\s+/).some((term) => parsed(term).mechanism?.name === 'all');

function isKept(term: string): boolean {
  const { mechanism, redirect, exp } = parsed(term);
  if (!mechanism) return redirect !== undefined || exp !== undefined;
  return mechanism.name !== 'ptr' && !isTooWide(term);
}

interface Text {
  name: string;
  text: string;
  replaces: (published: string) => boolean;
}

/** A DNS in which these texts stand already. */
export const withTexts =
  (dns: Dns, texts: readonly Text[]): Dns =>
  async (name, type) => {
    const reply = await dns(name, type);
    const own = type === 'TXT' ? texts.filter((text) => text.name === name.toLowerCase()) : [];
    if (!own.length) return reply;
    const published = (reply.state === 'found' ? reply.records : []) as string[];
    const left = published.filter((text) => !own.some(({ replaces }) => replaces(text)));
    return { state: 'found', records: [...left, ...own.map(({ text }) => text)] as typeof published & never };
  };
