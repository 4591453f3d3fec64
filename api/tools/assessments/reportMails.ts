import { renderMail } from '../../platform/mail/renderMail';
import type { Sender } from '../../platform/mail/Sender';
import { mailDelivery } from '../../platform/outbox/deliveries';
import { formatSiteDate } from '../../platform/time/siteTime';
import type { Report, ReportFix, ReportStep } from '../reports/contract';
import { buildReport } from './buildReport';
import { findAssessment } from './findAssessment';
import type { SubmissionRecord } from './model';

/**
 * Emails of a submission. They contain no visitor input, so that nobody can send own text to another person's address.
 */
export const reportMails = {
  report: mailDelivery<SubmissionRecord>((submission, { messageId, to }, head) => ({
    messageId,
    to,
    from: { name: head.name, address: head.from },
    ...renderReport(submission, head),
  })),
};

function renderReport(submission: SubmissionRecord, { name, phone, origin }: Sender) {
  const { slug, version, answers, createdAt: drawnAt } = submission;
  const assessment = findAssessment(slug, version);
  if (!assessment) throw new Error('The version of these answers is no longer stored');
  const report = buildReport({ assessment, answers, drawnAt, isOwn: true });
  return {
    subject: `${report.name}: ${report.score} of 100, ${report.band}`,
    ...renderMail({
      title: report.headline,
      rows: listRows(report),
      paragraphs: [report.summary],
      sections: [
        { heading: 'What to do first', items: report.fixes.slice(0, 3).map(formatFix) },
        { heading: 'Your 90-day plan', items: report.plan.map(formatStep) },
      ],
      closing: [
        ...report.remarks,
        `Questions? Reply to this email or call ${name} at ${phone}. If you didn’t ask for this report, ignore this email. We haven’t added you to any list.`,
      ],
      link: { label: 'Answer the questions again', url: `${origin}${report.path}` },
    }),
  };
}

const listRows = ({ score, band, parts, drawnAt }: Report): [string, string][] => [
  ['Score', `${score} of 100, ${band}`],
  ...parts.map(({ label, score }): [string, string] => [label, `${score} of 100`]),
  ['Answered', formatSiteDate(new Date(drawnAt))],
];

const formatFix = ({ title, text, effort, gain, part }: ReportFix) =>
  `${title} (+${gain}, ${part}). ${text} ${effort}`;

const formatStep = ({ title, text, quote, done, from, to }: ReportStep) =>
  [`Day ${from} to ${to}: ${title}.`, quote, text, done].filter(Boolean).join(' ');
