import mongoose from 'mongoose';
import { Event } from '../events/model';

const liveMs = 5 * 60_000;

/** Visitors with an event in the last five minutes, robots apart. */
export async function countLive(now = Date.now()): Promise<number> {
  const visitors = await Event.distinct('visitor', {
    at: mongoose.trusted({ $gte: new Date(now - liveMs) }),
    isRobot: mongoose.trusted({ $ne: true }),
  });
  return visitors.length;
}
