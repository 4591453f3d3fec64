import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { Event, EventRollup, VitalRollup } from '../../insights/events/model';
import { rollUp } from '../../insights/events/rollUp';
import { toSiteDay } from '../../insights/events/toSiteDay';
import { Visit, VisitRollup } from '../../insights/visits/model';

const day = 86_400_000;
const batch = 10_000;

/**
 * The result of a roll-up: milliseconds it took, and a hash of all resulting rows, so that two runs can be compared.
 */
interface AddedUp {
  took: number;
  hash: string;
}

/**
 * Events in a separate database: `add` inserts events of the last days in their order, a fifth of them web vitals; `addUp` rolls them up.
 * Without the TTL index of raw events, since these are too old for it.
 */
export async function connectEventStore(url: string) {
  await mongoose.connect(url, { autoIndex: false, autoCreate: false, sanitizeFilter: false });
  await Event.collection.createIndex({ day: 1, visitor: 1 });
  await Event.collection.createIndex(
    { isUncounted: 1, _id: 1 },
    { partialFilterExpression: { isUncounted: true } },
  );
  await Visit.collection.createIndex({ day: 1, visitor: 1 });
  for (const model of [EventRollup, VitalRollup, VisitRollup]) await model.createIndexes();
  return {
    add: async (count: number, days: number): Promise<void> => {
      for (let first = 0; first < count; first += batch) {
        const visitors = Math.max(1500, Math.round(count / days / EVENTS_OF_VISITOR));
        const events = Array.from({ length: Math.min(batch, count - first) }, (_, index) =>
          event(days * (1 - (first + index) / count), visitors),
        );
        await Event.collection.insertMany(events as never, {
          ordered: false,
          writeConcern: { w: 1, journal: false },
        });
      }
    },
    addUp: async (): Promise<AddedUp> => {
      const began = performance.now();
      await rollUp(Date.now());
      return { took: Math.round(performance.now() - began), hash: await hashOfAll() };
    },
    /** Copies the roll-ups of days and months to earlier months, as if each had been like the first of them. */
    repeatInEarlierMonths: async (months: number): Promise<void> => {
      for (const { collection } of [EventRollup, VitalRollup, VisitRollup])
        await repeatEarlier(collection, months);
    },
    /** The number of events that no roll-up has counted. */
    uncounted: () => Event.countDocuments({ isUncounted: true }),
    /** The number of rolled-up rows. */
    rows: async () =>
      (await EventRollup.estimatedDocumentCount()) + (await VitalRollup.estimatedDocumentCount()),
    stop: () => mongoose.disconnect(),
  };
}

async function repeatEarlier(collection: mongoose.Collection, months: number): Promise<void> {
  const rows = await collection.find().toArray();
  const first = String(rows.map(({ at }) => at).sort()[0]).slice(0, 7);
  for (let back = 1; back <= months; back++) {
    const earlier = rows
      .map((row) => ({ ...row, _id: `${row._id} ${back}`, at: monthsBefore(row.at, back) }))
      .filter(({ at }) => at.slice(0, 7) < first && Date.parse(at))
      .map((row) => ({ ...row, date: new Date(row.at) }));
    for (let start = 0; start < earlier.length; start += batch)
      await collection.insertMany(earlier.slice(start, start + batch) as never, { ordered: false });
  }
}

/** `2026-11-12` two months earlier is `2026-09-12`, and `2026-11` is `2026-09`. */
function monthsBefore(at: string, months: number): string {
  const [year = 0, month = 0] = at.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months)).toISOString().slice(0, 7) + at.slice(7);
}

/** The number of events of the connected database, and the bytes of all its documents. */
export async function readEventSize(): Promise<{ events: number; bytes: number }> {
  const { dataSize = 0 } = (await mongoose.connection.db?.stats()) ?? {};
  return { events: await Event.countDocuments(), bytes: Number(dataSize) };
}

async function hashOfAll(): Promise<string> {
  const hash = createHash('sha256');
  for (const { collection } of [EventRollup, VitalRollup])
    for await (const row of collection.find().sort({ _id: 1 })) hash.update(JSON.stringify(row));
  return hash.digest('hex');
}

// Pseudo-random with a fixed seed, so that every run has the same numbers.
let seed = 1;
function randomBelow(most: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * most);
}

const sources = ['google', 'bing', 'direct', 'linkedin', 'chamber.example', 'newsletter'];
const classes = ['organic', 'organic', 'direct', 'social', 'referral', 'campaign'] as const;
const countries = ['US', 'US', 'US', 'US', 'CA', 'MX', 'GB', 'DE', 'IN', 'BR', 'FR', 'AU'];
const systems = ['Windows', 'macOS', 'iOS', 'Android', 'Linux'];
const languages = ['en', 'en', 'en', 'es', 'de', 'fr'];
const metrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'];

const EVENTS_OF_VISITOR = 6;

function event(daysAgo: number, visitors: number) {
  const at = new Date(Date.now() - daysAgo * day);
  const from = randomBelow(sources.length);
  const common = {
    at,
    day: toSiteDay(at),
    isUncounted: true,
    visitor: `visitor-${randomBelow(visitors)}`,
    path: `/page-${randomBelow(80)}`,
  };
  const machine = {
    device: ['phone', 'desktop', 'tablet'][randomBelow(3)],
    browser: ['Chrome', 'Safari', 'Edge'][randomBelow(3)],
    system: systems[randomBelow(systems.length)],
    language: languages[randomBelow(languages.length)],
    country: countries[randomBelow(countries.length)],
  };
  if (randomBelow(5) === 0)
    return {
      ...common,
      ...machine,
      name: metrics[randomBelow(5)],
      path: `/route-${randomBelow(40)}`,
      value: randomBelow(4000),
    };
  return {
    ...common,
    ...machine,
    name: randomBelow(12) ? 'page_view' : `word ${randomBelow(9)}`,
    source: sources[from],
    class: classes[from],
    ...(from === 5 && { campaign: `issue-${randomBelow(40)}` }),
    ...(from === 4 && { referrer: 'chamber.example' }),
    ...(randomBelow(40) === 0 && { isRobot: true }),
  };
}
