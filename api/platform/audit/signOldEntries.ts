import type mongoose from 'mongoose';
import type { Env } from '../configuration/env';
import { initializeChain } from './chain';
import { computeMac } from './mac';
import type { AuditContent } from './model';
import { searchKeys } from './searchKeys';

/** An entry from before entries were signed. */
interface OldLine
  extends Pick<AuditContent, '_id' | 'at' | 'actorId' | 'role' | 'action' | 'call' | 'changes'> {
  resource: string;
  record: string;
  requestId: string;
}

type Lines = mongoose.mongo.Collection<OldLine>;

const most = 500;

/**
 * Migration: signs the entries from before the chain and creates the chain. Missing values stay empty;
 * members' names are today's.
 */
export async function signOldEntries(db: mongoose.mongo.Db, env: Env): Promise<void> {
  const lines = db.collection<OldLine>('auditLog');
  const indexes = (await lines.indexes().catch(() => [])).map(({ name }) => name ?? '');
  for (const name of ['at_1', 'resource_1_record_1_at_-1'])
    if (indexes.includes(name)) await lines.dropIndex(name);
  const users = await db.collection<{ _id: string; name: string }>('users').find().toArray();
  const names = new Map(users.map(({ _id, name }) => [_id, name]));
  while (await sealSome(lines, env, names));
  await initializeChain(env.auditKeys);
}

async function sealSome(lines: Lines, { auditKeys }: Env, names: Map<string, string>): Promise<boolean> {
  const found = await lines
    .find({ mac: { $exists: false } } as never)
    .limit(most)
    .toArray();
  if (!found.length) return false;
  await lines.bulkWrite(
    found.map((line) => {
      const content = contentOf(line, names.get(line.actorId) ?? '');
      const entry = { ...content, keys: searchKeys(content) };
      return {
        replaceOne: {
          filter: { _id: line._id },
          replacement: { ...entry, mac: computeMac(auditKeys, entry) } as never,
        },
      };
    }),
  );
  return true;
}

function contentOf(line: OldLine, actorName: string): Omit<AuditContent, 'keys'> {
  const { _id, at, actorId, role, action, call, resource, record, changes, requestId } = line;
  return {
    _id,
    at,
    actorId,
    actorName,
    role,
    action,
    call,
    entity: resource,
    entityId: record,
    changes,
    network: '',
    agent: '',
    requestId,
  };
}
