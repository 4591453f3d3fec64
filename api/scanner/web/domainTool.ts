import type { Finding } from '../../tools/scans/contract';
import { getGrade } from '../../tools/scans/grades';
import type { Conclusion, Probe, ScanTool, Subject } from '../Check';
import { calculateScore, describeGrade } from './calculateScore';
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
import { listFacts } from './listFacts';
import { getSite } from './site';

/** Website security of a domain, from its website, certificate and DNS. */
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
  const site = await getSite(subject, probe);
  const score = calculateScore(findings);
  const grade = getGrade('domain-security', score);
  const texts = site.page ? writeTexts(findings, score) : await writeTextsWithoutSite(subject, probe);
  return {
    score,
    grade,
    meaning: describeGrade(grade),
    ...texts,
    facts: listFacts(site, subject.ascii),
    forgeries: [],
    legs: [],
    // The first configuration is that of the detected server.
    fixes: sortProblems(findings).flatMap(({ fixes }) => fixes.slice(0, 1)),
  };
}

const getLostPoints = ({ state, weight, earned }: Finding) => (state === 'unknown' ? 0 : weight - earned);

/** Problems by lost points; failures before warnings. */
const sortProblems = (findings: readonly Finding[]) =>
  findings
    .filter(({ state }) => state === 'fail' || state === 'warn')
    .sort(
      (one, other) =>
        getLostPoints(other) - getLostPoints(one) ||
        Number(other.state === 'fail') - Number(one.state === 'fail'),
    );

type ResultTexts = Pick<Conclusion, 'headline' | 'summary'>;

function writeTexts(findings: readonly Finding[], score: number | null): ResultTexts {
  const open = sortProblems(findings);
  const broken = findings.find(({ check, state }) => check === 'certificate' && state === 'fail');
  const costly = open.filter((finding) => getLostPoints(finding) > 0);
  const unknown = findings.filter(({ state }) => state === 'unknown').length;
  const unknownNote = unknown ? ` ${unknown} could not be found out and count neither way.` : '';
  if (broken)
    return {
      headline: `${broken.headline}.`,
      summary: `Mend that first: until then browsers warn your visitors off, and other protection goes unheeded.${unknownNote}`,
    };
  if (score === null)
    return { headline: 'Too little could be found out.', summary: `Try again in a while.${unknownNote}` };
  const [first] = costly;
  if (!first)
    return {
      headline: open.length ? 'Nothing that costs points.' : 'Nothing to mend.',
      summary: `${open.length ? `${open.length} ${open.length === 1 ? 'thing' : 'things'} could still be better.` : 'Everything we look at is as it should be.'}${unknownNote}`,
    };
  return {
    headline: `${costly.length} ${costly.length === 1 ? 'thing costs' : 'things cost'} points.`,
    summary: `The dearest, ${getLostPoints(first)} points: ${first.title}. ${first.headline}.${unknownNote}`,
  };
}

/** Texts for a domain without a website. */
async function writeTextsWithoutSite({ unicode, ascii }: Subject, probe: Probe): Promise<ResultTexts> {
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
