import mongoose from 'mongoose';
// Importing the app declares all collections and indexes, which `migrate` creates.
import '../app';
import { seedLandingPages } from '../content/landingPages/seedLandingPages';
import { createMissingDocuments } from '../content/lists/createMissingDocuments';
import { seedLocations } from '../content/locations/seedLocations';
import { seedPageTemplates } from '../content/pageTemplates/seedPageTemplates';
import { seedPolicies } from '../content/policies/seedPolicies';
import { seedPosts } from '../content/posts/seedPosts';
import { seedTestimonials } from '../content/testimonials/seedTestimonials';
import { seedOwner } from '../identity/users/seedOwner';
import { migrate } from '../migrations/migrate';
import { readEnv } from '../platform/configuration/env';
import { connect } from '../platform/db/connect';
import { createLogger } from '../platform/operations/createLogger';
import { seedSettings } from '../settings/seedSettings';
import { documentKinds } from '../wiring/documentKinds';

/** Adds missing seed data. Changes nothing that exists. */
async function main(): Promise<void> {
  const env = readEnv();
  const log = createLogger('seed', env.logLevel);
  const ending = new AbortController();
  await connect(env.mongoUrl, log, ending.signal);
  await migrate(env, log);
  await seedSettings(env);
  await seedOwner(env);
  await seedTestimonials();
  await seedLandingPages();
  await seedLocations();
  await seedPageTemplates();
  await seedPolicies();
  const added = await seedPosts(env.brand.name);
  await createMissingDocuments(documentKinds);
  console.log(added ? `Seeded: ${added} posts were missing.` : 'Everything was there already.');
  ending.abort();
  await mongoose.disconnect();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
