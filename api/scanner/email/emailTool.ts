import type { Fact, Fix } from '../../tools/scans/contract';
import { getGrade } from '../../tools/scans/grades';
import type { Conclusion, ScanTool } from '../Check';
import { isSpf } from '../spf/parseRecord';
import { ANY_TIME, NOW, recordFix, sortFixes } from './advice/fixes';
import { planRollout } from './advice/planRollout';
import { createProposal, type Proposal } from './advice/proposal';
import { calculateScore } from './calculateScore';
import { bimi } from './checks/bimi';
import { dkim } from './checks/dkim';
import { dmarc } from './checks/dmarc';
import { dnssec } from './checks/dnssec';
import { mtaSts } from './checks/mtaSts';
import { spf } from './checks/spf';
import { starttls } from './checks/starttls';
import { tlsRpt } from './checks/tlsRpt';
import { simulateForgeries } from './forgery/simulateForgeries';
import { createTimedCheck, withTimeout } from './inspection';
import type { MailDomain } from './mailDomain';
import { findSenders } from './mailHosts';
import { writeVerdict } from './writeVerdict';

const SIMULATION_TIMEOUT_MS = 2_500;

interface Timeouts {
  /** Timeout of one mail server. */
  serverMs: number;
  /** Timeout of one check. */
  checkMs: number;
}

/** Email security of a domain, from its DNS records and mail servers. */
export const createEmailTool = ({ serverMs, checkMs }: Timeouts): ScanTool => ({
  name: 'email-security',
  engine: 'email 1',
  checks: [dmarc, spf, dkim, starttls(serverMs), mtaSts, dnssec, tlsRpt, bimi].map((one) =>
    createTimedCheck(one, checkMs),
  ),
  conclude,
});

const conclude: ScanTool['conclude'] = async (subject, findings, probe) => {
  const proposal = await createProposal(subject, probe);
  const { domain } = proposal;
  const score = calculateScore(findings);
  const grade = getGrade('email-security', score);
  const isConclusive =
    domain.exists && findings.some(({ check, state }) => check === 'dmarc' && state !== 'unknown');
  // The simulation queries further names. A report without it is better than none.
  const forgeries = isConclusive
    ? await withTimeout(SIMULATION_TIMEOUT_MS, simulateForgeries(proposal, probe.dns), [])
    : [];
  return {
    score,
    grade,
    ...writeVerdict(domain, findings, forgeries, grade),
    facts: domain.exists ? listFacts(proposal) : [],
    forgeries,
    legs: isConclusive ? planRollout(proposal, probe.now) : [],
    fixes: sortFixes([
      ...(domain.exists ? listUnusedDomainFixes(domain) : []),
      ...findings.flatMap(({ fixes }) => fixes),
    ]),
  } satisfies Conclusion;
};

function listFacts({ domain, spf }: Proposal): Fact[] {
  const from = spf.filter(isSpf).flatMap(findSenders);
  const senders = [...new Set(from.map(({ name }) => name))];
  const facts: (Fact | false)[] = [
    { label: 'Read', text: 'Public DNS records and mail server greetings' },
    { label: 'Email provider', text: describeMailHost(domain) },
    {
      label: 'DNS host',
      text: domain.dnsHost
        ? `${domain.dnsHost.name}, from your name servers`
        : domain.nameServers.slice(0, 2).join(', ') || 'Not known',
    },
    senders.length > 0 && { label: 'Sends through', text: `${senders.join(', ')}, from your SPF record` },
    domain.zone !== domain.name && { label: 'Part of', text: domain.zone },
  ];
  return facts.filter((fact) => fact !== false);
}

function describeMailHost({ receives, mailHost, exchanges, hasNullMx, name }: MailDomain): string {
  if (receives === 'unknown') return 'Not known';
  if (receives === 'no') return hasNullMx ? 'None: the domain says it receives no email' : 'None';
  if (exchanges[0] === name && exchanges.length === 1)
    return 'None listed, so email goes to the domain’s own address';
  return mailHost ? `${mailHost.name}, from your MX` : (exchanges[0] ?? 'Not known');
}

/** Records for a domain that is not used for email, besides `-all` and `p=reject`. */
function listUnusedDomainFixes(domain: MailDomain): Fix[] {
  if (!domain.isUnused) return [];
  const nullMx = recordFix(domain, {
    type: 'MX',
    name: domain.name,
    value: '0 .',
    due: NOW,
    note: 'If nobody uses email with this domain: says that it receives none.',
  });
  const noKey = recordFix(domain, {
    name: `*._domainkey.${domain.name}`,
    value: 'v=DKIM1; p=',
    due: ANY_TIME,
    note: 'Says that no DKIM signature of this domain is genuine.',
  });
  return [...(domain.hasNullMx ? [] : [nullMx]), ...(domain.hasNullMx && domain.sendsNothing ? [] : [noKey])];
}

export const emailTool = createEmailTool({ serverMs: 8_000, checkMs: 15_000 });
