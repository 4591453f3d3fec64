import mongoose from 'mongoose';
import { conflict } from '../../platform/errors/HttpError';
import type { VisitDimension } from '../visits/contract';
import { Visit, type VisitRecord } from '../visits/model';
import type { ReportFilter } from './parseFilters';

/** The most visits that one request counts one by one. */
const maxVisits = 50_000;

/** The stored visits of a period that match every filter. */
export async function readVisits(
  from: string,
  to: string,
  filters: readonly ReportFilter[],
): Promise<VisitRecord[]> {
  const conditions = filters.map(({ dimension, value, isExcluded }) => ({
    [FIELDS[dimension] ?? dimension]: isExcluded ? mongoose.trusted({ $ne: value }) : value,
  }));
  const visits = await Visit.find({
    day: mongoose.trusted({ $gte: from, $lte: to }),
    ...(conditions.length && { $and: conditions }),
  })
    .select('-steps')
    .limit(maxVisits + 1)
    .lean<VisitRecord[]>();
  if (visits.length > maxVisits)
    throw conflict(
      `More than ${maxVisits.toLocaleString('en-US')} visits match. Choose a shorter period or fewer filters.`,
    );
  return visits;
}

const FIELDS: Partial<Record<VisitDimension, string>> = { page: 'pages.path', event: 'events.name' };
