import type mongoose from 'mongoose';
import type { Env } from '../configuration/env';
import { beginChain } from './chain';
import { findKeys } from './findKeys';
import type { AuditContent } from './model';
import { seal } from './seal';

/** A line as it was written before lines were sealed. */
interface OldLine
  extends Pick<AuditContent, '_id' | 'at' | 'actorId' | 'role' | 'action' | 'call' | 'changes'> {
  resource: string;
  record: string;
  requestId: string;
}

type Lines = mongoose.mongo.Collection<OldLine>;

const most = 500;

/**
 * Seals the lines that were there before there was a chain, which begins with them. What they did not tell stays empty;
 * a member's name is the one of today.
 */
export async function sealOldLines(db: mongoose.mongo.Db, env: Env): Promise<void> {
  const lines = db.collection<OldLine>('auditLog');
  const indexes = (await lines.indexes().catch(() => [])).map(({ name }) => name ?? '');
  for (const name of ['at_1', 'resource_1_record_1_at_-1'])
    if (indexes.includes(name)) await lines.dropIndex(name);
  const users = await db.collection<{ _id: string; name: string }>('users').find().toArray();
  const names = new Map(users.map(({ _id, name }) => [_id, name]));
  while (await sealSome(lines, env, names));
  await beginChain(env.auditKeys);
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
      const whole = { ...content, keys: findKeys(content) };
      return {
        replaceOne: {
          filter: { _id: line._id },
          replacement: { ...whole, mac: seal(auditKeys, whole) } as never,
        },
      };
    }),
  );
  return true;
}

function contentOf(line: OldLine, actorName: string): Omit<AuditContent, 'keys'> {
  const { _id, at, actorId, role, action, call, resource, record, changes, requestId } = line;
  return {
    ...{ _id, at, actorId, actorName, role, action, call, entity: resource, entityId: record },
    ...{ changes, network: '', agent: '', requestId },
  };
}
