import mongoose from 'mongoose';
import { Visit } from '../visits/model';
import { createSketch, mergeSketches } from './distinctSketch';
import { BrowserSketch, type BrowserSketchRecord } from './model';

/**
 * Stores which browsers visited on these days, then merges their months. Replaces what was stored, so that a repeated
 * or interrupted run changes nothing.
 */
export async function rollUpBrowsers(days: readonly string[]): Promise<void> {
  for (const day of days) {
    const found: (string | null)[] = await Visit.distinct('browserMark', { day });
    await save('day', day, createSketch(found.filter((mark) => mark !== null)));
  }
  for (const month of new Set(days.map((day) => day.slice(0, 7)))) {
    const inMonth = mongoose.trusted({ $gte: `${month}-01`, $lte: `${month}-31` });
    const stored = await BrowserSketch.find({ bucket: 'day', at: inMonth }, { hashes: 1 }).lean<
      Pick<BrowserSketchRecord, 'hashes'>[]
    >();
    await save('month', month, mergeSketches(stored.map(({ hashes }) => hashes)));
  }
}

async function save(bucket: 'day' | 'month', at: string, hashes: number[]): Promise<void> {
  const date = new Date(bucket === 'day' ? at : `${at}-01`);
  await BrowserSketch.replaceOne(
    { _id: `${bucket} ${at}` },
    { _id: `${bucket} ${at}`, bucket, at, hashes, date },
    { upsert: true },
  );
}
