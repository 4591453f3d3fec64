import mongoose from 'mongoose';
import { conflict } from '../../platform/errors/HttpError';
import type { VisitDimension } from '../visits/contract';
import { Visit, type VisitRecord } from '../visits/model';
import type { ReportFilter } from './parseFilters';

/** The most visits that one request counts one by one. */
export const maxVisits = 50_000;

/** The stored visits of a period that match every filter, without their steps. */
export const readVisits = (from: string, to: string, filters: readonly ReportFilter[]) =>
  find<VisitRecord>(from, to, filters, '-steps');

/** What happened in the stored visits of a period that match every filter. */
export const readVisitSteps = (from: string, to: string, filters: readonly ReportFilter[]) =>
  find<Pick<VisitRecord, 'day' | 'visitor' | 'startAt' | 'steps'>>(
    from,
    to,
    filters,
    '-_id day visitor startAt steps',
  );

async function find<Fields>(
  from: string,
  to: string,
  filters: readonly ReportFilter[],
  fields: string,
): Promise<Fields[]> {
  const visits = await Visit.find(matchVisits(from, to, filters))
    .select(fields)
    .sort({ day: 1, visitor: 1 })
    .limit(maxVisits + 1)
    .lean<Fields[]>();
  if (visits.length > maxVisits)
    throw conflict(
      `More than ${maxVisits.toLocaleString('en-US')} visits match. Choose a shorter period or fewer filters.`,
    );
  return visits;
}

/** The condition for the visits of a period that match every filter. */
export function matchVisits(from: string, to: string, filters: readonly ReportFilter[]) {
  const conditions = filters.map((filter) => ({
    [FIELDS[filter.dimension] ?? filter.dimension]: mongoose.trusted(conditionOf(filter)),
  }));
  return {
    day: mongoose.trusted({ $gte: from, $lte: to }),
    ...(conditions.length && { $and: conditions }),
  };
}

function conditionOf({ kind, values, isExcluded }: ReportFilter) {
  if (kind === 'is') return isExcluded ? { $nin: values } : { $in: values };
  const parts = values.map((value) => value.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  const pattern =
    kind === 'begins' ? new RegExp(`^(?:${parts.join('|')})`) : new RegExp(parts.join('|'), 'i');
  return isExcluded ? { $not: pattern } : { $regex: pattern };
}

const FIELDS: Partial<Record<VisitDimension, string>> = {
  page: 'pages.path',
  event: 'events.name',
  property: 'properties.key',
};
