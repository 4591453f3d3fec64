import { type VisitDimension, visitDimensions } from '../visits/contract';
import { otherValues } from '../visits/rollUpVisits';
import type { ReportQuery } from './contract';
import { type FilterRule, parseFilter } from './filterSyntax';

/** A condition on visits: they have one of these values in a dimension, or none of them. */
export interface ReportFilter extends FilterRule {
  dimension: VisitDimension;
}

export function parseFilters(query: ReportQuery): ReportFilter[] {
  return visitDimensions.flatMap((dimension) => {
    const rule = parseFilter(query[dimension] ?? '');
    return rule ? [{ dimension, ...rule }] : [];
  });
}

/** The only value that visits must have, if rollups can know it by name. */
export function singleValueOf({ kind, values, isExcluded }: ReportFilter): string | undefined {
  const [value, second] = values;
  return kind === 'is' && !isExcluded && second === undefined && value !== otherValues ? value : undefined;
}
