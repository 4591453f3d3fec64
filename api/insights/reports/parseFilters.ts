import { type VisitDimension, visitDimensions } from '../visits/contract';
import type { ReportQuery } from './contract';

/** A condition on visits: they have a value in a dimension, or they do not. */
export interface ReportFilter {
  dimension: VisitDimension;
  value: string;
  isExcluded: boolean;
}

export function parseFilters(query: ReportQuery): ReportFilter[] {
  return visitDimensions.flatMap((dimension) => {
    const given = query[dimension];
    if (!given) return [];
    const isExcluded = given.startsWith('!');
    return [{ dimension, value: isExcluded ? given.slice(1) : given, isExcluded }];
  });
}
