import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { uriOf } from './embeddedUri';
import { findFreePort } from './mongod/findFreePort';
import { findMongod } from './mongod/findMongod';
import { isMember } from './mongod/isMember';
import { redactCommands } from './mongod/redactCommands';
import { initiateReplicaSet } from './mongod/replicaSet';
import { stopOrphan } from './mongod/stopOrphan';

export interface EmbeddedOptions {
  /** Folder of the data, the log, the port and the name of the replica set. */
  dataDir: string;
  /** The port of the first start. Later starts reuse it while it is free. */
  port?: number;
  onProgress?: (line: string) => void;
}

/** What a supervisor needs to run the database as a child process. */
export interface PreparedMongod {
  command: string;
  args: string[];
  /** Removes the values of commands from a line of its output. */
  redactLine: (line: string) => string;
  port: number;
  uri: string;
  /** Resolves when the process accepts writes. */
  waitUntilReady: () => Promise<void>;
  /** Resolves when the process answers and accepts writes soon, without help. */
  waitUntilStarted: () => Promise<void>;
}

export interface Embedded {
  uri: string;
  pid: number;
  port: number;
  process: ChildProcess;
  stop: () => Promise<void>;
}

/**
 * Starts a persistent MongoDB for local use, as a replica set with one member. Data survives a kill of the
 * database and of its parent. An orphan of an earlier start on the same data is stopped first.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const prepared = await prepareEmbedded(options);
  const logFile = join(options.dataDir, 'mongod.log');
  const args = [...prepared.args, '--logpath', logFile, '--logappend'];
  const child = spawn(prepared.command, args, { stdio: 'ignore' });
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`The database stopped with code ${code} while it started; see ${logFile}.`);
  });
  await Promise.race([prepared.waitUntilReady(), died]);
  died.catch(() => {});
  return {
    uri: prepared.uri,
    pid: child.pid as number,
    port: prepared.port,
    process: child,
    stop: () => stopMongod(child),
  };
}

/** Finds or downloads the server, stops an orphan and chooses the port. Starts nothing. */
export async function prepareEmbedded({
  dataDir,
  port = 27117,
  onProgress,
}: EmbeddedOptions): Promise<PreparedMongod> {
  const dbPath = join(dataDir, 'data');
  await mkdir(dbPath, { recursive: true });
  const command = await settleCommand(join(dataDir, 'command'), onProgress);
  await stopOrphan(dbPath);
  const set = await settleSet(dataDir, dbPath);
  const settled = await settlePort(join(dataDir, 'port'), port);
  // Beside the data, so that it is deleted with them.
  const initiated = join(dbPath, 'initiated');
  const waitUntilReady = async () => {
    await initiateReplicaSet([settled], set);
    await writeFile(initiated, String(settled));
  };
  return {
    command,
    args: mongodArguments(dbPath, settled, set),
    redactLine: redactCommands,
    port: settled,
    uri: uriOf(settled, set),
    waitUntilReady,
    waitUntilStarted: async () => {
      // It was primary on this port before, and becomes it again by itself, unless its configuration was lost.
      const wasReady = (await readFile(initiated, 'utf8').catch(() => '')) === String(settled);
      if (!wasReady || !(await isSoonMember(settled, set))) await waitUntilReady();
    },
  };
}

/** Whether a starting process that was a member of a set still is one. Shortly after its start it does not know that. */
async function isSoonMember(port: number, set: string): Promise<boolean> {
  const deadline = Date.now() + 180_000;
  for (let answers = 0; answers < 20 && Date.now() < deadline; ) {
    const answer = await isMember(port, set);
    if (answer) return true;
    if (answer === false) answers += 1;
    await sleep(50);
  }
  return false;
}

/** Small caches and no delay at shutdown, because this database is local. */
export function mongodArguments(dbPath: string, port: number, set: string): string[] {
  return [
    '--dbpath',
    dbPath,
    '--port',
    String(port),
    '--bind_ip',
    '127.0.0.1',
    '--replSet',
    set,
    '--quiet',
    '--nounixsocket',
    // Slow operations would be logged with all their values.
    '--slowms',
    '2147483647',
    '--slowOpSampleRate',
    '0',
    '--wiredTigerCacheSizeGB',
    '0.25',
    // A start reads the last journal file to its end several times, which takes a third of a second at 100 MB.
    '--wiredTigerEngineConfigString',
    'log=(enabled=true,remove=true,path=journal,compressor=snappy,file_max=8MB)',
    '--oplogSize',
    '64',
    '--setParameter',
    'diagnosticDataCollectionEnabled=false',
    '--setParameter',
    'shutdownTimeoutMillisForSignaledShutdown=100',
    // A killed API leaves its transaction open, and what it wrote stays locked until then. The default is a minute, and
    // no call may take longer than 20 seconds.
    '--setParameter',
    'transactionLifetimeLimitSeconds=25',
  ];
}

/** Stops the process with SIGTERM, and with SIGKILL after eight seconds. */
export async function stopMongod(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 8000);
  await ended;
  clearTimeout(killTimer);
}

/** The server of the last start: looking for one takes time, and an older one could not read the data. */
async function settleCommand(file: string, onProgress?: (line: string) => void): Promise<string> {
  const remembered = await readFile(file, 'utf8').catch(() => '');
  if (existsSync(remembered)) return remembered;
  const command = await findMongod(onProgress);
  await writeFile(file, command);
  return command;
}

/**
 * The folder's own replica set name. While this database is down, another site's database may use its port;
 * with another name, the driver rejects it. Data from before names were unique belongs to the set `site`.
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
  const port = await findFreePort(remembered > 0 ? remembered : wanted);
  if (port !== remembered) await writeFile(file, String(port));
  return port;
}
