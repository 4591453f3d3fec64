import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uriOf } from './embeddedUri';
import { endOrphan } from './mongod/endOrphan';
import { findMongod } from './mongod/findMongod';
import { freePort } from './mongod/freePort';
import { becomePrimary } from './mongod/replicaSet';

export interface EmbeddedOptions {
  /** Holds the data, its log, the remembered port and the name of its replica set. */
  dataDir: string;
  /** The port of the first start; later starts use the remembered one while it is free. */
  port?: number;
  onProgress?: (line: string) => void;
}

/** Everything a supervisor needs to run the database as a child of its own and to start it again. */
export interface PreparedMongod {
  command: string;
  args: string[];
  port: number;
  uri: string;
  logFile: string;
  /** Resolves once the spawned process takes writes; call it after every (re)start. */
  untilReady: () => Promise<void>;
}

export interface Embedded {
  uri: string;
  pid: number;
  port: number;
  process: ChildProcess;
  stop: () => Promise<void>;
}

/**
 * Runs a persistent MongoDB, a replica set of one, for local use. Data survives a kill of the database
 * and of its parent: what an earlier parent left running on the same data is ended first.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const prepared = await prepareEmbedded(options);
  const child = spawn(prepared.command, prepared.args, { stdio: 'ignore' });
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`The database stopped with code ${code} while it started; see ${prepared.logFile}.`);
  });
  await Promise.race([prepared.untilReady(), died]);
  died.catch(() => {});
  return {
    uri: prepared.uri,
    pid: child.pid as number,
    port: prepared.port,
    process: child,
    stop: () => stopMongod(child),
  };
}

/** Finds or gets the program, ends an orphan, settles the port; starts nothing. */
export async function prepareEmbedded({
  dataDir,
  port = 27117,
  onProgress,
}: EmbeddedOptions): Promise<PreparedMongod> {
  const command = await findMongod(onProgress);
  const dbPath = join(dataDir, 'data');
  const logFile = join(dataDir, 'mongod.log');
  await mkdir(dbPath, { recursive: true });
  await endOrphan(dbPath);
  const set = await settleSet(dataDir, dbPath);
  const settled = await settlePort(join(dataDir, 'port'), port);
  return {
    command,
    args: mongodArguments(dbPath, settled, logFile, set),
    port: settled,
    uri: uriOf(settled, set),
    logFile,
    untilReady: () => becomePrimary([settled], set),
  };
}

/** Small caches and no waiting at shutdown: this database has one user, on one machine. */
export function mongodArguments(dbPath: string, port: number, logFile: string, set: string): string[] {
  return [
    ...['--dbpath', dbPath, '--port', String(port), '--bind_ip', '127.0.0.1', '--replSet', set],
    ...['--logpath', logFile, '--logappend', '--quiet', '--nounixsocket'],
    // A slow operation would be logged with all its values.
    ...['--slowms', '2147483647', '--slowOpSampleRate', '0'],
    ...['--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '64'],
    ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
    ...['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100'],
  ];
}

/** Asks the process to end, and insists after eight seconds. */
export async function stopMongod(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), 8000);
  await ended;
  clearTimeout(insist);
}

/**
 * The name of the replica set in this folder, one of its own: while this database is down, another site's may take its
 * port, and what is written there is lost to this one. Data from before there were names is of the set `site`.
 */
async function settleSet(dataDir: string, dbPath: string): Promise<string> {
  const file = join(dataDir, 'set');
  const remembered = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (remembered) return remembered;
  const set = existsSync(join(dbPath, 'WiredTiger')) ? 'site' : `site-${randomBytes(6).toString('hex')}`;
  await writeFile(file, set);
  return set;
}

async function settlePort(file: string, wanted: number): Promise<number> {
  const remembered = Number(await readFile(file, 'utf8').catch(() => ''));
  const port = await freePort(remembered > 0 ? remembered : wanted);
  if (port !== remembered) await writeFile(file, String(port));
  return port;
}
