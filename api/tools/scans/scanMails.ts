import { toSiteDay } from '../../insights/events/toSiteDay';
import { renderMail } from '../../platform/mail/renderMail';
import type { Sender } from '../../platform/mail/Sender';
import { mailDelivery } from '../../platform/outbox/deliveries';
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
        ['Scanned', `${toSiteDay(new Date(at))}, engine ${engine}`],
      ],
      paragraphs: [asSentence(headline), summary],
      sections: [
        { heading: 'What was found', items: findings.map(formatFinding) },
        { heading: 'What to paste', items: fixes.map(formatFix) },
        { heading: 'The way to p=reject', items: legs.map(formatStage) },
      ].filter(({ items }) => items.length),
      closing: [
        'This describes what the domain published at the time of the scan. It is not a certification or legal advice.',
        `Questions? Reply to this email or call ${name}: ${phone}. If you did not request this email, you can ignore it. Your address is not on a mailing list.`,
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
