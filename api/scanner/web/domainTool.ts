import type { Finding } from '../../tools/scans/contract';
import { getGrade } from '../../tools/scans/grades';
import type { Conclusion, Probe, ScanTool, Subject } from '../Check';
import { caa } from './checks/caa';
import { certificate } from './checks/certificate';
import { cookies } from './checks/cookies';
import { cors } from './checks/cors';
import { csp } from './checks/csp';
import { dnssec } from './checks/dnssec';
import { framing } from './checks/framing';
import { contentTypes, isolation, referrer } from './checks/headers';
import { hsts } from './checks/hsts';
import { nameServers } from './checks/nameServers';
import { protocols } from './checks/protocols';
import { redirect } from './checks/redirect';
import { registration } from './checks/registration';
import { scripts } from './checks/scripts';
import { securityTxt } from './checks/securityTxt';
import { factsOf } from './facts';
import { meaningOf, scoreOf } from './scoreOf';
import { siteOf } from './site';

/** What the website of a domain, its certificate and its DNS tell everybody. */
export const domainTool: ScanTool = {
  name: 'domain-security',
  engine: '1.2',
  checks: [
    cors,
    scripts,
    cookies,
    csp,
    hsts,
    framing,
    redirect,
    contentTypes,
    certificate,
    protocols,
    isolation,
    referrer,
    dnssec,
    caa,
    nameServers,
    registration,
    securityTxt,
  ],
  conclude,
};

async function conclude(subject: Subject, findings: readonly Finding[], probe: Probe): Promise<Conclusion> {
  const site = await siteOf(subject, probe);
  const score = scoreOf(findings);
  const grade = getGrade('domain-security', score);
  const words = site.page ? wordsOf(findings, score) : await wordsWithout(subject, probe);
  return {
    score,
    grade,
    meaning: meaningOf(grade),
    ...words,
    facts: factsOf(site, subject.ascii),
    forgeries: [],
    legs: [],
    // Of the lines for several web servers the first are for the one that answered.
    fixes: inOrder(findings).flatMap(({ fixes }) => fixes.slice(0, 1)),
  };
}

const lostBy = ({ state, weight, earned }: Finding) => (state === 'unknown' ? 0 : weight - earned);

/** What is to be done, the dearest first; of what costs the same, what failed. */
const inOrder = (findings: readonly Finding[]) =>
  findings
    .filter(({ state }) => state === 'fail' || state === 'warn')
    .sort(
      (one, other) =>
        lostBy(other) - lostBy(one) || Number(other.state === 'fail') - Number(one.state === 'fail'),
    );

type Words = Pick<Conclusion, 'headline' | 'summary'>;

function wordsOf(findings: readonly Finding[], score: number | null): Words {
  const open = inOrder(findings);
  const broken = findings.find(({ check, state }) => check === 'certificate' && state === 'fail');
  const dear = open.filter((finding) => lostBy(finding) > 0);
  const unknown = findings.filter(({ state }) => state === 'unknown').length;
  const unsaid = unknown ? ` ${unknown} could not be found out and count neither way.` : '';
  if (broken)
    return {
      headline: `${broken.headline}.`,
      summary: `Mend that first: until then browsers warn your visitors off, and other protection goes unheeded.${unsaid}`,
    };
  if (score === null)
    return { headline: 'Too little could be found out.', summary: `Try again in a while.${unsaid}` };
  const [first] = dear;
  if (!first)
    return {
      headline: open.length ? 'Nothing that costs points.' : 'Nothing to mend.',
      summary: `${open.length ? `${open.length} ${open.length === 1 ? 'thing' : 'things'} could still be better.` : 'Everything we look at is as it should be.'}${unsaid}`,
    };
  return {
    headline: `${dear.length} ${dear.length === 1 ? 'thing costs' : 'things cost'} points.`,
    summary: `The dearest, ${lostBy(first)} points: ${first.title}. ${first.headline}.${unsaid}`,
  };
}

/** Of a domain without a website. */
async function wordsWithout({ unicode, ascii }: Subject, probe: Probe): Promise<Words> {
  const reply = await probe.dns(ascii, 'A');
  if (reply.state === 'nxdomain')
    return {
      headline: 'There is no such domain.',
      summary: `The DNS does not know ${unicode}. Is it spelled right?`,
    };
  if (reply.state === 'failed')
    return {
      headline: 'Its name servers do not answer.',
      summary: 'Nothing can be said until they do; visitors cannot reach it either.',
    };
  if (reply.state === 'nodata')
    return {
      headline: 'No website here.',
      summary: `${unicode} has no address on the web, which is fine for a domain that only takes mail or none.`,
    };
  return {
    headline: 'Its web server does not answer us.',
    summary:
      'It may be down, or keep machines like ours out. What could be found out without it stands below.',
  };
}
