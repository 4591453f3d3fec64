import type { HistorySource } from '@site/api/insights/history/contract';
import type { ImportedPart } from '@site/api/insights/reports/contract';
import { formatPeriod } from '../../../formatting/formatPeriod';

export const productNames: Record<HistorySource, string> = {
  plausible: 'Plausible',
  google: 'Google Analytics',
};

export const DAYS = { one: 'day', many: 'days' };

/** For panels that only count what this site saw itself. */
export const WITHOUT_IMPORTS = 'Imported days aren’t included.';

type Count = ImportedPart['missing'][number];

/** Which days are imported, what they do not have of the shown counts, and which are left out; empty without any. */
export function describeImported(
  imported: ImportedPart | null,
  shown: readonly Count[],
  subject = '',
): string {
  if (!imported) return '';
  const { included, excluded, missing } = imported;
  const lacking = [
    ...new Set(shown.filter((count) => missing.includes(count)).map((count) => COUNTS[count])),
  ];
  return [
    included.length &&
      `${subject ? `${subject} includes` : 'Includes'} days imported from ${list(included)}.`,
    included.length &&
      lacking.length &&
      `They don’t have ${lacking.join(' or ')}, which ${lacking.length > 1 ? 'are' : 'is'} counted on other days only.`,
    excluded.length &&
      `${subject ? `${subject} leaves` : 'Leaves'} out days imported from ${list(excluded)}, which don’t have this breakdown or can’t be filtered this way.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const list = (spans: ImportedPart['included']) =>
  spans.map((span) => `${productNames[span.source]} (${formatPeriod(span)})`).join(', ');

const COUNTS: Record<Count, string> = {
  visitors: 'a number of visitors',
  visits: 'a number of visits',
  views: 'a number of page views',
  ownViews: 'a number of page views',
  bounces: 'a bounce rate',
  engaged: 'engagement time',
  ownEngaged: 'time on the page',
  ownEvents: 'a number of events',
  ownDepth: 'scroll depth',
  ownDepthVisits: 'scroll depth',
};
