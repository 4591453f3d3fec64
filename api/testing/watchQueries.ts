import mongoose from 'mongoose';

interface Profiled {
  ns: string;
  planSummary?: string;
  keysExamined?: number;
  docsExamined?: number;
}

/** What the database did for a deed, by its own profile: indexes, and how many keys and documents it looked at. */
export async function watchQueries(url: string, deed: () => Promise<unknown>) {
  const client = new mongoose.mongo.MongoClient(url);
  const db = client.db();
  try {
    await db.setProfilingLevel('all');
    const since = new Date();
    await deed();
    await db.setProfilingLevel('off');
    // Who asks is looked up with every call, whatever it lists; the schedule, its jobs and the outbox go on beside it.
    const others =
      /\.(sessions|users|limits|jobs|agenda_logs|locks|bookings|bookingCells|notices|rollups|events|renderings|mailings|postMails|system\.\w+)$/;
    const found = await db
      .collection('system.profile')
      .find<Profiled>({ ts: { $gte: since }, ns: { $not: others }, op: { $in: ['query', 'command'] } })
      .toArray();
    const queries = found.filter(({ planSummary }) => planSummary && !/outbox/.test(planSummary));
    const sum = (of: 'keysExamined' | 'docsExamined') =>
      queries.reduce((all, query) => all + (query[of] ?? 0), 0);
    return {
      indexes: [...new Set(queries.flatMap(({ planSummary = '' }) => planSummary.split(/, (?=[A-Z])/)))],
      keys: sum('keysExamined'),
      docs: sum('docsExamined'),
    };
  } finally {
    await client.close();
  }
}
