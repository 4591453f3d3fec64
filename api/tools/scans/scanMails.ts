import { siteDay } from '../../insights/events/siteDay';
import type { Letterhead } from '../../platform/mail/Letterhead';
import { mailPage } from '../../platform/mail/mailPage';
import { mailDelivery } from '../../platform/outbox/deliveries';
import type { Finding, Fix, Leg, ScanReport } from './contract';
import type { ScanMailRecord } from './model';
import { scanNames } from './scanReport';

/** The mails that scans owe. Their words are ours and what the domain publishes: whoever types in a stranger's address says nothing to them. */
export const scanMails = {
  scan: mailDelivery<ScanMailRecord>(({ report }, { messageId, to }, head) => ({
    ...{ messageId, to, from: { name: head.name, address: head.from } },
    ...mailOf(JSON.parse(report), head),
  })),
};

function mailOf(report: ScanReport, { name, phone, origin }: Letterhead) {
  const { tool, shownAs, score, grade, headline, summary, findings, fixes, legs, at, engine } = report;
  const result = score === null ? 'nothing could be found out' : `${score} of 100, grade ${grade}`;
  return {
    subject: `${shownAs}: ${result}`,
    ...mailPage({
      title: `${scanNames[tool]} of ${shownAs}`,
      rows: [
        ['Domain', shownAs],
        ['Score', result],
        ['Read', `${siteDay(new Date(at))}, engine ${engine}`],
      ],
      paragraphs: [sentence(headline), summary],
      sections: [
        { heading: 'What was found', items: findings.map(findingLine) },
        { heading: 'What to paste', items: fixes.map(fixLine) },
        { heading: 'The way to p=reject', items: legs.map(legLine) },
      ].filter(({ items }) => items.length),
      closing: [
        'This is what was published when it was read. It is no certification and no legal advice.',
        `Questions? Answer this mail, or call ${name}: ${phone}. If you did not ask for this, you can ignore it; your address is on no list.`,
      ],
      link: { label: 'Scan again', url: `${origin}/tools/${tool}` },
    }),
  };
}

const STATES = { pass: 'Pass', warn: 'Warning', fail: 'Fail', unknown: 'Unknown, not counted' };

const findingLine = ({ title, state, headline, advice }: Finding) =>
  [`${title}: ${STATES[state]}.`, sentence(headline), advice].filter(Boolean).join(' ');

const fixLine = ({ host, type, name, value, due, note }: Fix) =>
  `${[host, type, name, due && `(${due})`].filter(Boolean).join(' ')}: ${value}${note ? ` ${sentence(note)}` : ''}`;

const legLine = ({ title, from, text, until, record }: Leg) =>
  [`From ${from}: ${sentence(title)}`, text, record.value && `Record: ${record.value}`, until]
    .filter(Boolean)
    .join(' ');

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
