import mongoose from 'mongoose';
// Each room declares its collections and their indexes, which migrating makes.
import './app';
import { adoptAll } from './content/adoptRecords';
import { contentKinds } from './contentKinds';
import { connect } from './db/connect';
import { readEnv } from './env';
import { createLog } from './http/log';
import { migrate } from './migrations/migrate';
import { seedLandingPages } from './resources/landingPages/seedLandingPages';
import { seedLocations } from './resources/locations/seedLocations';
import { seedPolicies } from './resources/policies/seedPolicies';
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
  await seedLandingPages();
  await seedLocations();
  await seedPolicies();
  const added = await seedPosts();
  await adoptAll(contentKinds);
  console.log(added ? `Seeded: ${added} posts were missing.` : 'Everything was there already.');
  ending.abort();
  await mongoose.disconnect();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
