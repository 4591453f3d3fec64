import mongoose from 'mongoose';
// Each room declares its collections and their indexes, which migrating makes.
import '../app';
import { contentKinds } from '../content/contentKinds';
import { seedLandingPages } from '../content/landingPages/seedLandingPages';
import { createMissingDocuments } from '../content/lists/createMissingDocuments';
import { seedLocations } from '../content/locations/seedLocations';
import { seedPolicies } from '../content/policies/seedPolicies';
import { seedPosts } from '../content/posts/seedPosts';
import { seedTestimonials } from '../content/testimonials/seedTestimonials';
import { seedOwner } from '../identity/users/seedOwner';
import { migrate } from '../migrations/migrate';
import { readEnv } from '../platform/configuration/env';
import { connect } from '../platform/db/connect';
import { createLog } from '../platform/operations/createLog';
import { seedSettings } from '../settings/seedSettings';

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
  await createMissingDocuments(contentKinds);
  console.log(added ? `Seeded: ${added} posts were missing.` : 'Everything was there already.');
  ending.abort();
  await mongoose.disconnect();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
