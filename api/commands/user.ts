import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import mongoose from 'mongoose';
import { createOwner, listMembers, resetFactor, unlock } from '../identity/users/commandLine';
import { readEnv } from '../platform/configuration/env';
import { InvalidEnvironmentError } from '../platform/configuration/variables';
import { connect } from '../platform/db/connect';
import { embeddedUri } from '../platform/db/embeddedUri';
import { HttpError } from '../platform/errors/HttpError';
import { createLogger } from '../platform/operations/createLogger';

const help = `npm run user -- COMMAND

  create-owner EMAIL                    invites an owner: prints a link that works once, within 72 hours
  create-owner EMAIL --password-stdin   creates an owner with the password from standard input
  reset-factor EMAIL                    removes the second factor and ends all sessions
  unlock EMAIL                          lets a member sign in again after too many wrong passwords
  list                                  lists all members with role, status and second factor`;

/** Account recovery for when nobody can use the site. Each command writes an entry to the audit log. */
async function main(): Promise<void> {
  const [command = '', email = '', ...options] = process.argv.slice(2);
  const needsEmail = ['create-owner', 'reset-factor', 'unlock'].includes(command);
  if (!(command === 'list' || needsEmail) || needsEmail !== /^[^\s@-][^\s@]*@[^\s@]+$/.test(email))
    return say(help, 2);
  if (options.some((option) => option !== '--password-stdin' || command !== 'create-owner'))
    return say(help, 2);
  const env = readEnv({ MONGO_URL: localDatabase(), ...process.env });
  const log = createLogger('user', env.logLevel === 'info' ? 'fatal' : env.logLevel);
  const password = options.length ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined;
  await connect(env.mongoUrl, log, AbortSignal.timeout(10_000));
  if (mongoose.connection.readyState !== 1)
    return say('The database cannot be reached: is the site running, or MONGO_URL set?', 1);
  try {
    if (command === 'list') say(await listMembers());
    if (command === 'create-owner') say(await createOwner({ env, log }, email, password));
    if (command === 'reset-factor') say(await resetFactor(env, email));
    if (command === 'unlock') say(await unlock(env, email));
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

function say(text: string, exitCode = 0): void {
  if (exitCode) console.error(text);
  else console.log(text);
  process.exitCode = exitCode;
}

main().catch((error: Error) => {
  // Other errors may contain the input, so only their name is printed.
  const isOurs = error instanceof HttpError || error instanceof InvalidEnvironmentError;
  say(isOurs ? error.message : `That did not work: ${error.name}.`, 1);
});
