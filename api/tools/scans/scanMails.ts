import { renderMail } from '../../platform/mail/renderMail';
import type { Sender } from '../../platform/mail/Sender';
import { mailDelivery } from '../../platform/outbox/deliveries';
import { formatSiteDate } from '../../platform/time/siteTime';
import type { Finding, Fix, RolloutStage, ScanReport } from './contract';
import type { ScanMailRecord } from './model';
import { scanNames } from './toReport';

/**
 * Emails of scans. They contain only our texts and published data of the domain, so that nobody can send own text to
 * another person's address.
 */
export const scanMails = {
  scan: mailDelivery<ScanMailRecord>(({ report }, { messageId, to }, head) => ({
    messageId,
    to,
    from: { name: head.name, address: head.from },
    ...renderScanMail(JSON.parse(report), head),
  })),
};

function renderScanMail(report: ScanReport, { name, phone, origin }: Sender) {
  const { tool, shownAs, score, grade, headline, summary, findings, fixes, legs, at, engine } = report;
  const result = score === null ? 'no result' : `${score} of 100, grade ${grade}`;
  return {
    subject: `${shownAs}: ${result}`,
    ...renderMail({
      title: `${scanNames[tool]} of ${shownAs}`,
      rows: [
        ['Domain', shownAs],
        ['Score', result],
        ['Checked', `${formatSiteDate(new Date(at))}, engine ${engine}`],
      ],
      paragraphs: [asSentence(headline), summary],
      sections: [
        { heading: 'Findings', items: findings.map(formatFinding) },
        { heading: 'Records to add', items: fixes.map(formatFix) },
        { heading: 'Steps to p=reject', items: legs.map(formatStage) },
      ].filter(({ items }) => items.length),
      closing: [
        'These are the results at the time of the check. They aren’t a certification.',
        `Questions? Reply to this email or call ${name} at ${phone}. If you didn’t ask for this report, ignore this email. We haven’t added you to any list.`,
      ],
      link: { label: 'Scan again', url: `${origin}/tools/${tool}` },
    }),
  };
}

const STATES = { pass: 'Pass', warn: 'Warning', fail: 'Fail', unknown: 'Unknown, not counted' };

const formatFinding = ({ title, state, headline, advice }: Finding) =>
  [`${title}: ${STATES[state]}.`, asSentence(headline), advice].filter(Boolean).join(' ');

const formatFix = ({ host, type, name, value, due, note }: Fix) =>
  `${[host, type, name, due && `(${due})`].filter(Boolean).join(' ')}: ${value}${note ? ` ${asSentence(note)}` : ''}`;

const formatStage = ({ title, from, text, until, record }: RolloutStage) =>
  [`From ${from}: ${asSentence(title)}`, text, record.value && `Record: ${record.value}`, until]
    .filter(Boolean)
    .join(' ');

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
