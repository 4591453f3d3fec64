import { siteDay } from '../../insights/events/siteDay';
import type { Letterhead } from '../../platform/mail/Letterhead';
import { mailPage } from '../../platform/mail/mailPage';
import { mailDelivery } from '../../platform/outbox/deliveries';
import type { Sheet, SheetFix, SheetStep } from '../reports/contract';
import { assessmentOf } from './assessments';
import type { SubmissionRecord } from './model';
import { sheetOf } from './reportOf';

/** The mails a submission owes. All words in them are ours: whoever types in a stranger's address says nothing to them. */
export const reportMails = {
  report: mailDelivery<SubmissionRecord>((submission, { messageId, to }, head) => ({
    ...{ messageId, to, from: { name: head.name, address: head.from } },
    ...report(submission, head),
  })),
};

function report(submission: SubmissionRecord, { name, phone, origin }: Letterhead) {
  const { slug, version, answers, createdAt: drawnAt } = submission;
  const assessment = assessmentOf(slug, version);
  if (!assessment) throw new Error('The version of these answers is not kept any more');
  const sheet = sheetOf({ assessment, answers, drawnAt, isOwn: true });
  return {
    subject: `${sheet.name}: ${sheet.score} of 100, ${sheet.band}`,
    ...mailPage({
      title: sheet.headline,
      rows: rowsOf(sheet),
      paragraphs: [sheet.summary],
      sections: [
        { heading: 'What to do first', items: sheet.fixes.slice(0, 3).map(fixLine) },
        { heading: 'Ninety days', items: sheet.plan.map(stepLine) },
      ],
      closing: [
        ...sheet.remarks,
        `Questions? Answer this mail, or call ${name}: ${phone}. If you did not ask for this, you can ignore it; your address is on no list.`,
      ],
      link: { label: 'Answer the questions again', url: `${origin}${sheet.path}` },
    }),
  };
}

const rowsOf = ({ score, band, parts, drawnAt }: Sheet): [string, string][] => [
  ['Score', `${score} of 100, ${band}`],
  ...parts.map(({ label, score }): [string, string] => [label, `${score} of 100`]),
  ['Answered', siteDay(new Date(drawnAt))],
];

const fixLine = ({ title, text, effort, gain, part }: SheetFix) =>
  `${title} (+${gain}, ${part}). ${text} ${effort}`;

const stepLine = ({ title, text, said, done, from, to }: SheetStep) =>
  [`Day ${from} to ${to}: ${title}.`, said, text, done].filter(Boolean).join(' ');
