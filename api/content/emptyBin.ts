import mongoose from 'mongoose';
import { record } from '../audit/record';
import type { Env } from '../env';
import { resourceOf } from '../http/resourceOf';
import type { AnyKind } from './ContentKind';
import { Content, type ContentRecord, Preview, Revision } from './model';

const stays = 30 * 86_400_000;

/** Takes away for good what has been in the bin for thirty days, each with its revisions and a line in the audit log. */
export async function emptyBin(
  env: Pick<Env, 'auditKeys'>,
  kinds: AnyKind[],
  now = Date.now(),
): Promise<void> {
  const binnedAt = mongoose.trusted({ $lt: new Date(now - stays) });
  const old = await Content.find({ binnedAt }).select('kind label').lean<ContentRecord[]>();
  for (const { _id, kind: name, label } of old) {
    const kind = kinds.find((one) => one.name === name);
    if (!kind) continue;
    await mongoose.connection.transaction(async () => {
      const { deletedCount } = await Content.deleteOne({ _id, binnedAt });
      if (!deletedCount) return;
      await Revision.deleteMany({ documentId: _id });
      await Preview.deleteMany({ documentId: _id });
      await kind.records.deleteOne({ _id });
      const entity = resourceOf(kind.contract.list.path);
      const before = { label };
      const fields = new Map([['label', { isClosed: false }]]);
      await record(env, { who: 'system', action: 'empty the bin', entity, entityId: _id, before, fields });
    });
  }
}
