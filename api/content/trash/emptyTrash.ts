import mongoose from 'mongoose';
import { recordAudit } from '../../platform/audit/recordAudit';
import type { Env } from '../../platform/configuration/env';
import { resourceOf } from '../../platform/http/resourceOf';
import type { AnyKind } from '../documents/ContentKind';
import { Content, type ContentRecord } from '../documents/model';
import { deleteDocumentPermanently } from './deleteDocumentPermanently';

const TRASH_MS = 30 * 86_400_000;

/**
 * Deletes documents that have been in the trash for thirty days, except built-in ones, with their revisions, and records each
 * in the audit log.
 */
export async function emptyTrash(
  env: Pick<Env, 'auditKeys'>,
  kinds: AnyKind[],
  now = Date.now(),
): Promise<void> {
  const binnedAt = mongoose.trusted({ $lt: new Date(now - TRASH_MS) });
  const old = await Content.find({ binnedAt })
    .select('kind label version draft.slug')
    .lean<ContentRecord[]>();
  for (const { _id, version, kind: name, label, draft } of old) {
    const kind = kinds.find((one) => one.name === name);
    if (!kind || kind.isBuiltIn?.(draft)) continue;
    await mongoose.connection.transaction(async () => {
      if (!(await deleteDocumentPermanently(kind, { _id, version }))) return;
      const entity = resourceOf(kind.contract.list.path);
      const before = { label };
      const fields = new Map([['label', { isRedacted: false }]]);
      await recordAudit(env, {
        who: 'system',
        action: 'empty the trash',
        entity,
        entityId: _id,
        before,
        fields,
      });
    });
  }
}
