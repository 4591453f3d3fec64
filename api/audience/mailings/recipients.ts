import mongoose, { type QueryFilter } from 'mongoose';
import { badRequest } from '../../platform/errors/HttpError';
import { createSegmentFilter, findSegment, type Segment } from '../segments/segments';
import type { Topic } from '../subscribers/contract';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';

/** Whom a newsletter goes to: subscribers of any of its topics, or all if it has none, within its segment. */
export interface Audience {
  topics: Topic[];
  segment?: Segment;
}

/** What a draft says about it: the ID of the segment, or nothing. */
export interface AudienceChoice {
  topics: Topic[];
  segment?: string;
}

/** The audience of a draft. 400 if its segment can no longer be used. */
export async function readAudience({ topics, segment: id }: AudienceChoice): Promise<Audience> {
  if (!id) return { topics };
  const segment = await findSegment(id);
  if (!segment) throw badRequest(SEGMENT_GONE, { segment: SEGMENT_GONE });
  return { topics, segment };
}

const SEGMENT_GONE = 'This segment was deleted or is no longer shared. Please choose another.';

/** Filter for the recipients of a newsletter: of its audience, confirmed before it started, neither paused nor suppressed. */
export function createRecipientFilter(
  { topics, segment }: Audience,
  startedAt = new Date(),
): QueryFilter<SubscriberRecord> {
  const filter = {
    status: 'active' as const,
    isSuppressed: mongoose.trusted({ $ne: true }),
    confirmedAt: mongoose.trusted({ $lte: startedAt }),
    pausedUntil: mongoose.trusted({ $not: { $gt: new Date() } }),
    ...(topics.length && { topics: mongoose.trusted({ $in: topics }) }),
  };
  return segment ? { $and: [filter, createSegmentFilter(segment, startedAt)] } : filter;
}

export const countRecipients = (audience: Audience) =>
  Subscriber.countDocuments(createRecipientFilter(audience));
