import { join } from 'node:path';
import mongoose from 'mongoose';
import { findLaunchItems, findUnacceptedItems } from '../dashboard/launchChecklist/findLaunchItems';
import { readLaunchFacts } from '../dashboard/launchChecklist/readLaunchFacts';
import { readEnv } from '../platform/configuration/env';
import { InvalidEnvironmentError } from '../platform/configuration/variables';
import { connect } from '../platform/db/connect';
import { embeddedUri } from '../platform/db/embeddedUri';
import { createLogger } from '../platform/operations/createLogger';
import { Settings, type SettingsRecord } from '../settings/model';

/** Prints the launch checklist. Exit code 1 while an item is open that no review has accepted. */
async function main(): Promise<void> {
  const env = readEnv({ MONGO_URL: localDatabase(), ...process.env });
  const log = createLogger('launch-check', env.logLevel === 'info' ? 'fatal' : env.logLevel);
  await connect(env.mongoUrl, log, AbortSignal.timeout(10_000));
  if (mongoose.connection.readyState !== 1)
    return fail('The database cannot be reached: is the site running, or MONGO_URL set?');
  try {
    const settings = await Settings.findById('site').lean<SettingsRecord | null>();
    if (!settings) return fail('This database holds no site yet: start it first, or run npm run seed.');
    const items = findLaunchItems(await readLaunchFacts(settings, env));
    const review = settings.launchReview;
    const open = findUnacceptedItems(items, review?.accepted);
    for (const one of items) {
      const mark = one.isDone ? 'done' : open.includes(one) ? 'OPEN' : 'accepted';
      console.log(`${mark.padEnd(10)}${one.title.padEnd(20)}${one.detail}`);
    }
    console.log(review ? `\nReviewed ${review.at.toISOString()} by ${review.by}.` : '\nNot reviewed yet.');
    if (open.length) fail(`${open.length} open. Finish them, or review the checklist on the dashboard.`);
  } finally {
    await mongoose.disconnect();
  }
}

/** The URI of the database that `npm start` runs, if it ever ran here. */
function localDatabase(): string | undefined {
  try {
    return embeddedUri(join(process.env.DATA_DIR || '.data', 'mongo'));
  } catch {
    return undefined;
  }
}

function fail(text: string): void {
  console.error(text);
  process.exitCode = 1;
}

main().catch((error: Error) => {
  fail(error instanceof InvalidEnvironmentError ? error.message : `That did not work: ${error.message}`);
});
