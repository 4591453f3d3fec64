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
      ? ` ${open.map(({ title }) => title).join(', ')} could not be found out and ${open.length === 1 ? 'is' : 'are'} not counted.`
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
    return ['There is no such domain.', 'The DNS says that nothing has this name. Look at its spelling.'];
  if (domain.isBogus)
    return [
      'Whoever checks signatures cannot reach this domain.',
      'Its DNSSEC signatures do not hold, and many networks check them: those get no answer, so neither mail nor pages. Mend that first.',
    ];
  if (findings.every(({ state }) => state === 'unknown'))
    return [
      'Nothing could be found out.',
      'Its name servers gave no answer that helps. Try again in a few minutes.',
    ];
  const exact = forgeries.find(({ kind }) => kind === 'exact')?.today;
  const below = forgeries.find(({ kind }) => kind === 'subdomain')?.today;
  const toChange = ['dmarc', 'spf'].map(findCheck).filter((finding) => finding && finding.state !== 'pass');
  const decides = describeChanges(toChange.map((finding) => finding?.title ?? ''));
  switch (exact?.ends) {
    case 'inbox':
      return [
        domain.isUnused
          ? 'Yes. A stranger can write as this domain, and it arrives.'
          : 'Yes. A stranger can write as anyone at your firm, and it arrives.',
        decides,
      ];
    case 'junk':
      return ['Nearly. A forged mail goes to junk, where people still find it.', decides];
    case 'refused':
      return below && below.ends !== 'refused'
        ? [
            'Not as you exactly, but as a name below yours.',
            'A forged mail from the domain itself is refused; one from a name below it is not.',
          ]
        : [
            domain.isParked
              ? 'No. This domain takes and sends no mail, and says so.'
              : 'No. A forged mail is refused at the door.',
            'Receivers that honour DMARC refuse it; the large ones do. Names that only look like yours are another matter.',
          ];
    default:
      return !exact || findCheck('dmarc')?.state === 'unknown' || exact.says === UNKNOWN_OUTCOME
        ? [
            'We could not find out whether a stranger can write as you.',
            'The records that decide it did not answer. Try again in a few minutes.',
          ]
        : ['Perhaps. Nobody is asked to refuse a forged mail, so each receiver decides.', decides];
  }
}

function describeChanges(titles: readonly string[]): string {
  if (titles.length === 2) return 'Two records decide that, DMARC and SPF, and both are yours to change.';
  return titles.length === 1 ? `One record decides that, ${titles[0]}, and it is yours to change.` : '';
}

const OUTCOME_TEXTS: Record<ForgedMessage['today']['ends'], readonly [joint: string, says: string]> = {
  inbox: ['but', 'nothing stops a forgery'],
  junk: ['and', 'forgeries go to junk'],
  refused: ['and', 'forgeries are refused'],
  unknown: ['but', 'whether a forgery is stopped is left to others'],
};
const GOOD_RATIO = 0.6;

function describeGrade(
  grade: string,
  domain: MailDomain,
  findings: readonly Finding[],
  forgeries: readonly ForgedMessage[],
): string {
  if (domain.isParked && grade === 'A+')
    return 'A+ means: no mail comes or goes, and every receiver is told so.';
  if (grade === 'A+' && findings.some(({ state }) => state === 'unknown'))
    return 'A+ means: everything that could be found out is in place.';
  if (grade === 'A+') return 'A+ means: everything we look at is in place.';
  const isGood = (check: string) =>
    findings.some(
      (one) => one.check === check && one.state !== 'unknown' && one.earned >= one.weight * GOOD_RATIO,
    );
  const has = domain.isUnused
    ? []
    : [isGood('dkim') && 'signed', isGood('starttls') && 'encrypted'].filter(Boolean);
  const exact = forgeries.find(({ kind }) => kind === 'exact')?.today;
  const [joint, says] =
    exact && exact.says !== UNKNOWN_OUTCOME
      ? OUTCOME_TEXTS[exact.ends]
      : ['and', 'what decides about forgeries did not answer'];
  return `${grade} means: ${has.length ? `${has.join(' and ')}, ${joint} ` : ''}${says}.`;
}
