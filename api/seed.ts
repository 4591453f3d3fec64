import mongoose from 'mongoose';
import { connect } from './db/connect';
import { readEnv } from './env';
import { createLog } from './http/log';
import { migrate } from './migrations/migrate';
import { seedPosts } from './resources/posts/seedPosts';
import { seedSettings } from './resources/settings/seedSettings';
import { seedTestimonials } from './resources/testimonials/seedTestimonials';
import { seedOwner } from './resources/users/seedOwner';

/** Adds whatever of the seed is missing, and changes nothing that is there. */
async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog('seed', env.logLevel);
  const ending = new AbortController();
  await connect(env.mongoUrl, log, ending.signal);
  await migrate(env, log);
  await seedSettings(env);
  await seedOwner(env);
  await seedTestimonials();
  const added = await seedPosts();
  console.log(added ? `Seeded: ${added} posts were missing.` : 'Everything was there already.');
  ending.abort();
  await mongoose.disconnect();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
