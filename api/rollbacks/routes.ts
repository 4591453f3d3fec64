import { createHash } from 'node:crypto';
import type { Api } from '../identity/access/Api';
import { addRoute } from '../identity/access/addRoute';
import { internalServer } from '../identity/access/can';
import { duplicateKeyField } from '../platform/db/duplicateKeyField';
import { newOutboxEntry } from '../platform/outbox/outboxEntries';
import { createReleaseWithdrawal } from './contract';
import { ReleaseWithdrawn } from './model';

/** Reports about releases. */
export function rollbackRoutes(api: Api): void {
  const { mailTo, mailFrom } = api.env;
  addRoute(api, createReleaseWithdrawal, internalServer, async ({ body }): Promise<undefined> => {
    // A repeated report, such as after a lost response, is the same record.
    const _id = createHash('sha256').update(`${body.remote} ${body.version} ${body.at}`).digest('hex');
    const messageId = `<${_id.slice(0, 32)}.release@${mailFrom.split('@').at(-1)}>`;
    try {
      await ReleaseWithdrawn.create({
        _id,
        ...body,
        outbox: [newOutboxEntry({ kind: 'team', to: mailTo, messageId })],
      });
    } catch (error) {
      if (duplicateKeyField(error) !== '_id') throw error;
    }
    api.onMailQueued();
  });
}
