import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { mongodArguments, stopMongod } from '../../platform/db/embedded';
import { findFreePort } from '../../platform/db/mongod/findFreePort';
import { findMongod } from '../../platform/db/mongod/findMongod';
import { initiateReplicaSet } from '../../platform/db/mongod/replicaSet';

export interface Member {
  port: number;
  process: ChildProcess;
  /** Starts this member again on its data, after it was killed. */
  restart: () => void;
}

/** Three real database servers in one replica set, for tests that kill some of them. */
export async function startReplicaSet(): Promise<{
  uri: string;
  members: Member[];
  stop: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'replica-set-'));
  const command = await findMongod();
  const set = basename(folder);
  const members: Member[] = [];
  while (members.length < 3) {
    const port = await findFreePort();
    const dbPath = join(folder, String(port));
    await mkdir(dbPath);
    const launch = () => spawn(command, mongodArguments(dbPath, port, set), { stdio: 'ignore' });
    const member: Member = {
      port,
      process: launch(),
      restart: () => {
        member.process = launch();
      },
    };
    members.push(member);
  }
  await initiateReplicaSet(
    members.map(({ port }) => port),
    set,
  );
  const hosts = members.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return {
    uri: `mongodb://${hosts}/site?replicaSet=${set}`,
    members,
    stop: async () => {
      await Promise.all(members.map((member) => stopMongod(member.process)));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
