import mongoose from 'mongoose';

interface Profiled {
  ns: string;
  planSummary?: string;
  keysExamined?: number;
  docsExamined?: number;
}

/**
 * Profiles the queries of an action in some collections: the indexes used, and the number of keys and documents examined.
 * Other collections are excluded, since background jobs read them at any time, and so are writes: emails of these records
 * may still be sent. The database is that of the test's server unless a `url` names another.
 */
export async function profileQueries(
  collections: string[],
  action: () => Promise<unknown>,
  url = new URL(mongoose.connection.name, process.env.TEST_MONGO_URL).href,
) {
  const client = new mongoose.mongo.MongoClient(url);
  const db = client.db();
  try {
    // A plan for the few documents of an earlier test may be a poor one for those of this test.
    for (const name of collections) await db.command({ planCacheClear: name });
    await db.setProfilingLevel('all');
    const since = new Date();
    await action();
    await db.setProfilingLevel('off');
    const spaces = collections.map((name) => `${db.databaseName}.${name}`);
    const found = await db
      .collection('system.profile')
      .find<Profiled>({
        ts: { $gte: since },
        ns: { $in: spaces },
        op: { $in: ['query', 'command'] },
        'command.findAndModify': { $exists: false },
      })
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
