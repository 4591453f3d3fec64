import type { Figures, ImportedPart } from '@site/api/insights/reports/contract';
import { formatCount } from '../../../formatting/formatCount';
import { formatDuration } from '../../../formatting/formatDuration';

/** A figure of the screen: how it is computed, shown and explained. */
export interface Figure {
  name: string;
  label: string;
  valueOf: (figures: Figures) => number;
  /** What it is computed from. */
  counts: readonly (keyof Figures)[];
  format: (value: number) => string;
  /** A higher value is neither good nor bad unless said. */
  definition: string;
  /** The fraction, where it is one. */
  parts?: (figures: Figures) => { above: string; below: string };
}

const ratio = (above: number, below: number) => (below ? above / below : 0);
const percent = (value: number) => `${(value * 100).toFixed(1)}%`;

export const figures: readonly Figure[] = [
  {
    name: 'visitors',
    label: 'Visitors',
    valueOf: ({ visitors }) => visitors,
    counts: ['visitors'],
    format: formatCount,
    definition:
      'Different browsers in one day. A browser is identified by a hash of its network address and user agent with a random salt that changes daily. The salt is deleted within three days, so a visitor is counted again on the next day. A person who visits on three days counts three times.',
  },
  {
    name: 'visits',
    label: 'Visits',
    valueOf: ({ visits }) => visits,
    counts: ['visits'],
    format: formatCount,
    definition:
      'A visitor’s activity until 30 minutes pass without a page view or another event. A visit that continues past midnight counts as two.',
  },
  {
    name: 'views',
    label: 'Page views',
    valueOf: ({ views }) => views,
    counts: ['views'],
    format: formatCount,
    definition:
      'Each page a visitor opens counts once. A change of only the query string or the anchor doesn’t count.',
  },
  {
    name: 'perVisit',
    label: 'Views per visit',
    valueOf: ({ views, visits }) => ratio(views, visits),
    counts: ['views', 'visits'],
    format: (value) => value.toFixed(2),
    definition: 'Page views divided by visits.',
    parts: ({ views, visits }) => ({
      above: `${formatCount(views)} page views`,
      below: `${formatCount(visits)} visits`,
    }),
  },
  {
    name: 'engaged',
    label: 'Engagement time',
    valueOf: ({ engaged, visits }) => ratio(engaged, visits),
    counts: ['engaged', 'visits'],
    format: formatDuration,
    definition: 'How long pages were visible, on average per visit. Time in a background tab doesn’t count.',
    parts: ({ engaged, visits }) => ({
      above: `${formatDuration(engaged)} visible`,
      below: `${formatCount(visits)} visits`,
    }),
  },
  {
    name: 'bounce',
    label: 'Bounce rate',
    valueOf: ({ bounces, visits }) => ratio(bounces, visits),
    counts: ['bounces', 'visits'],
    format: percent,
    definition: 'The share of visits with one page view and no other event.',
    parts: ({ bounces, visits }) => ({
      above: `${formatCount(bounces)} bounces`,
      below: `${formatCount(visits)} visits`,
    }),
  },
];

/** Whether imports lack what a figure is computed from, on some or all of their days. */
export const isUnknownInImport = ({ counts }: Figure, imported: ImportedPart | null) =>
  counts.some((count) => imported?.missing.includes(count));

/** The figures that a figure is computed from: without imported days, where they do not have it. */
export function knownFigures(figure: Figure, figures: Figures, imported: ImportedPart | null): Figures {
  if (!imported || !isUnknownInImport(figure, imported)) return figures;
  const rest = { ...figures };
  for (const count of Object.keys(rest) as (keyof Figures)[]) rest[count] -= imported.figures[count];
  return rest;
}

/** A figure as it is shown; a dash where it is not known for any day. */
export function formatFigure(figure: Figure, figures: Figures, imported: ImportedPart | null): string {
  const known = knownFigures(figure, figures, imported);
  return known !== figures && !known.visits ? '–' : figure.format(figure.valueOf(known));
}

/** Sums of daily visitors are never called visitors of the period. */
export const labelOf = ({ name, label }: Figure, isOneDay: boolean) =>
  name === 'visitors' && !isOneDay ? 'Sum of daily visitors' : label;
