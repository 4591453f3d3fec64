import type { Analysis } from '../analysis/Analysis';
import { defangAll } from '../analysis/defang';
import { VERDICT_LABELS } from '../analysis/verdictLabels';

/** Text report for IT: verdict, reasons, names and links, all defanged. */
export function reportText({ verdict, points, reasons, routes, links, hops, lines }: Analysis): string {
  const subject = lines.find(({ id }) => id === 'subject')?.text;
  return [
    `Phishing check: ${VERDICT_LABELS[verdict]}, ${points} points (25 suspicious, 60 dangerous)`,
    ...(subject ? [`Subject: ${defangAll(subject.slice(0, 300))}`] : []),
    ...(routes
      ? [
          `From: ${defangAll(routes.from)}`,
          `Reply-To: ${defangAll(routes.replyTo) || '-'}`,
          `Return-Path: ${defangAll(routes.returnPath) || '-'}`,
        ]
      : []),
    '',
    'Reasons:',
    ...reasons.map(
      ({ title, message, points: one }) =>
        `- ${one ? `+${one}` : 'no points'}: ${title}. ${defangAll(message)}`,
    ),
    ...(links.length > 0 ? ['', 'Links (safe versions):', ...links.map(({ leads }) => `- ${leads}`)] : []),
    ...(hops.length > 0
      ? [
          '',
          'Route:',
          ...hops.map(
            ({ from, by, time }) => `- ${time ?? 'no time'} ${defangAll(from)} -> ${defangAll(by)}`,
          ),
        ]
      : []),
  ].join('\n');
}
