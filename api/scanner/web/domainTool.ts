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
  const unknownNote = unknown ? ` ${unknown} couldn’t be checked and don’t change your score.` : '';
  if (broken)
    return {
      headline: `${broken.headline}.`,
      summary: `Fix that first. Until then, browsers show a warning, and other protection has no effect.${unknownNote}`,
    };
  if (score === null)
    return { headline: 'We couldn’t check enough.', summary: `Try again later.${unknownNote}` };
  const [first] = costly;
  if (!first)
    return {
      headline: open.length ? 'You lost no points.' : 'Nothing to fix.',
      summary: `${open.length ? `${open.length} ${open.length === 1 ? 'thing' : 'things'} could be better.` : 'Everything we checked is in order.'}${unknownNote}`,
    };
  return {
    headline: `${costly.length} ${costly.length === 1 ? 'problem costs' : 'problems cost'} you points.`,
    summary: `The biggest, ${getLostPoints(first)} points: ${first.title}. ${first.headline}.${unknownNote}`,
  };
}

/** Texts for a domain without a website. */
async function writeTextsWithoutSite({ unicode, ascii }: Subject, probe: Probe): Promise<ResultTexts> {
  const reply = await probe.dns(ascii, 'A');
  if (reply.state === 'nxdomain')
    return {
      headline: 'This domain doesn’t exist.',
      summary: `DNS doesn’t know ${unicode}. Please check the spelling.`,
    };
  if (reply.state === 'failed')
    return {
      headline: 'Your name servers don’t answer.',
      summary: 'Your visitors can’t reach the website either. Ask your DNS host for help.',
    };
  if (reply.state === 'nodata')
    return {
      headline: 'No website here.',
      summary: `${unicode} has no website, which is fine for a domain that’s used only for email or not at all.`,
    };
  return {
    headline: 'The web server doesn’t answer.',
    summary: 'It may be down or block scanners. Below is what we could check without it.',
  };
}
