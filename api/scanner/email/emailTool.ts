import type { Fact, Fix } from '../../tools/scans/contract';
import { getGrade } from '../../tools/scans/grades';
import type { Conclusion, ScanTool } from '../Check';
import { isSpf } from '../spf/parseRecord';
import { bimi } from './checks/bimi';
import { dkim } from './checks/dkim';
import { dmarc } from './checks/dmarc';
import { dnssec } from './checks/dnssec';
import { mtaSts } from './checks/mtaSts';
import { spf } from './checks/spf';
import { starttls } from './checks/starttls';
import { tlsRpt } from './checks/tlsRpt';
import { ANY_TIME, inOrder, NOW, recordFix } from './fixes';
import { forgeriesOf } from './forgeries';
import { inTime, timedCheck } from './inspection';
import { legsOf } from './legs';
import type { MailDomain } from './mailDomain';
import { sendersOf } from './mailHosts';
import { type Proposal, propose } from './proposal';
import { scoreOf } from './scoreOf';
import { verdictOn } from './verdict';

const FORGERIES_MS = 2_500;

interface Patience {
  /** One mail server has so long to greet. */
  serverMs: number;
  /** One check has so long in all. */
  checkMs: number;
}

/** The mail of a domain: what its records and its mail servers tell everybody. */
export const emailToolWith = ({ serverMs, checkMs }: Patience): ScanTool => ({
  name: 'email-security',
  engine: 'email 1',
  checks: [dmarc, spf, dkim, starttls(serverMs), mtaSts, dnssec, tlsRpt, bimi].map((one) =>
    timedCheck(one, checkMs),
  ),
  conclude,
});

const conclude: ScanTool['conclude'] = async (subject, findings, probe) => {
  const proposal = await propose(subject, probe);
  const { domain } = proposal;
  const score = scoreOf(findings);
  const grade = getGrade('email-security', score);
  const isTold =
    domain.exists && findings.some(({ check, state }) => check === 'dmarc' && state !== 'unknown');
  // They ask for names that no check did; a report without them is better than none.
  const forgeries = isTold ? await inTime(FORGERIES_MS, forgeriesOf(proposal, probe.dns), []) : [];
  return {
    score,
    grade,
    ...verdictOn(domain, findings, forgeries, grade),
    facts: domain.exists ? factsOf(proposal) : [],
    forgeries,
    legs: isTold ? legsOf(proposal, probe.now) : [],
    fixes: inOrder([...(domain.exists ? recipeFor(domain) : []), ...findings.flatMap(({ fixes }) => fixes)]),
  } satisfies Conclusion;
};

function factsOf({ domain, spf }: Proposal): Fact[] {
  const from = spf.filter(isSpf).flatMap(sendersOf);
  const senders = [...new Set(from.map(({ name }) => name))];
  const facts: (Fact | false)[] = [
    { label: 'Read', text: 'Public DNS records and mail greetings' },
    { label: 'Mail host', text: mailHostIn(domain) },
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

function mailHostIn({ receives, mailHost, exchanges, hasNullMx, name }: MailDomain): string {
  if (receives === 'unknown') return 'Not known';
  if (receives === 'no') return hasNullMx ? 'None: the domain says it takes no mail' : 'None';
  if (exchanges[0] === name && exchanges.length === 1)
    return 'None named; mail is tried at the domain’s own address';
  return mailHost ? `${mailHost.name}, from your MX` : (exchanges[0] ?? 'Not known');
}

/** What a domain that nobody mails as publishes besides `-all` and `p=reject`. */
function recipeFor(domain: MailDomain): Fix[] {
  if (!domain.isUnused) return [];
  const nullMx = recordFix(domain, {
    type: 'MX',
    name: domain.name,
    value: '0 .',
    due: NOW,
    note: 'If nobody mails as this domain: says that it takes no mail.',
  });
  const noKey = recordFix(domain, {
    name: `*._domainkey.${domain.name}`,
    value: 'v=DKIM1; p=',
    due: ANY_TIME,
    note: 'Says that no signature of this domain is genuine.',
  });
  return [...(domain.hasNullMx ? [] : [nullMx]), ...(domain.hasNullMx && domain.sendsNothing ? [] : [noKey])];
}

export const emailTool = emailToolWith({ serverMs: 8_000, checkMs: 15_000 });
