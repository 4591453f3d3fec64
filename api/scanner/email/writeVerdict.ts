import type { Finding, ForgedMessage } from '../../tools/scans/contract';
import type { Conclusion } from '../Check';
import { UNKNOWN_OUTCOME } from './forgery/simulateForgeries';
import type { MailDomain } from './mailDomain';

type VerdictTexts = Pick<Conclusion, 'headline' | 'summary' | 'meaning'>;

/** The summary texts of a scan: the deciding facts first, and nothing that is not known. */
export function writeVerdict(
  domain: MailDomain,
  findings: readonly Finding[],
  forgeries: readonly ForgedMessage[],
  grade: string,
): VerdictTexts {
  const [headline, summary] = writeTexts(domain, findings, forgeries);
  const open = findings.filter(({ state }) => state === 'unknown');
  const uncounted =
    grade && open.length
      ? ` ${open.map(({ title }) => title).join(', ')} couldn’t be checked and ${open.length === 1 ? 'isn’t' : 'aren’t'} scored.`
      : '';
  return {
    headline,
    summary: `${summary}${uncounted}`,
    meaning: grade && describeGrade(grade, domain, findings, forgeries),
  };
}

type HeadlineAndSummary = readonly [headline: string, summary: string];

function writeTexts(
  domain: MailDomain,
  findings: readonly Finding[],
  forgeries: readonly ForgedMessage[],
): HeadlineAndSummary {
  const findCheck = (check: string) => findings.find((finding) => finding.check === check);
  if (!domain.exists)
    return ['This domain doesn’t exist.', 'DNS doesn’t know this name. Please check the spelling.'];
  if (domain.isBogus)
    return [
      'Many networks can’t reach this domain.',
      'The DNSSEC signatures are wrong, so many networks get no answer and can’t send you email or open your website. Fix that first.',
    ];
  if (findings.every(({ state }) => state === 'unknown'))
    return ['We couldn’t check anything.', 'Your name servers didn’t answer. Try again in a few minutes.'];
  const exact = forgeries.find(({ kind }) => kind === 'exact')?.today;
  const below = forgeries.find(({ kind }) => kind === 'subdomain')?.today;
  const toChange = ['dmarc', 'spf'].map(findCheck).filter((finding) => finding && finding.state !== 'pass');
  const decides = describeChanges(toChange.map((finding) => finding?.title ?? ''));
  switch (exact?.ends) {
    case 'inbox':
      return [
        domain.isUnused
          ? 'Yes. Anyone can send email as this domain, and it reaches the inbox.'
          : 'Yes. Anyone can send email in your company’s name, and it reaches the inbox.',
        decides,
      ];
    case 'junk':
      return ['Almost protected. Spoofed email goes to spam, where people can still open it.', decides];
    case 'refused':
      return below && below.ends !== 'refused'
        ? [
            'Your domain is protected, but your subdomains can be spoofed.',
            'Spoofed email from your domain is rejected, but spoofed email from a subdomain isn’t.',
          ]
        : [
            domain.isParked
              ? 'No. This domain doesn’t use email and says so.'
              : 'No. Spoofed email is rejected.',
            'Microsoft 365, Gmail and others follow your DMARC policy and reject it. Look-alike domains are still possible.',
          ];
    default:
      return !exact || findCheck('dmarc')?.state === 'unknown' || exact.message === UNKNOWN_OUTCOME
        ? [
            'We couldn’t find out whether your email can be spoofed.',
            'The DNS records that decide it didn’t answer. Try again in a few minutes.',
          ]
        : [
            'Maybe. Your records don’t tell others to reject spoofed email, so each of them decides.',
            decides,
          ];
  }
}

function describeChanges(titles: readonly string[]): string {
  if (titles.length === 2) return 'Two DNS records decide that, DMARC and SPF. You can change both.';
  return titles.length === 1 ? `One DNS record decides that, ${titles[0]}. You can change it.` : '';
}

const OUTCOME_TEXTS: Record<ForgedMessage['today']['ends'], readonly [joint: string, message: string]> = {
  inbox: ['but', 'nothing stops spoofing'],
  junk: ['and', 'spoofed email goes to spam'],
  refused: ['and', 'spoofed email is rejected'],
  unknown: ['but', 'your records don’t decide whether spoofing is stopped'],
};
const GOOD_RATIO = 0.6;

function describeGrade(
  grade: string,
  domain: MailDomain,
  findings: readonly Finding[],
  forgeries: readonly ForgedMessage[],
): string {
  if (domain.isParked && grade === 'A+')
    return 'A+ means the domain doesn’t use email and tells everyone so.';
  if (grade === 'A+' && findings.some(({ state }) => state === 'unknown'))
    return 'A+ means everything we could check is in place.';
  if (grade === 'A+') return 'A+ means everything we check is in place.';
  const isGood = (check: string) =>
    findings.some(
      (one) => one.check === check && one.state !== 'unknown' && one.earned >= one.weight * GOOD_RATIO,
    );
  const has = domain.isUnused
    ? []
    : [isGood('dkim') && 'signed', isGood('starttls') && 'encrypted'].filter(Boolean);
  const exact = forgeries.find(({ kind }) => kind === 'exact')?.today;
  const [joint, message] =
    exact && exact.message !== UNKNOWN_OUTCOME
      ? OUTCOME_TEXTS[exact.ends]
      : ['and', 'the records that decide about spoofing didn’t answer'];
  return `${grade} means ${has.length ? `your email is ${has.join(' and ')}, ${joint} ` : ''}${message}.`;
}
