import { storeReply } from '../audience/mailings/storeReply';
import { Subscriber } from '../audience/subscribers/model';
import type { InboxPorts } from '../leads/inbox/InboxPorts';
import type { Env } from '../platform/configuration/env';
import type { OutboxSource } from '../platform/outbox/outboxEntries';
import { reportPorts } from '../wiring/reportPorts';
import { deliverySources } from './deliverySources';

/** What the inbox needs of the domains above leads. */
export function inboxPorts(env: Pick<Env, 'sealingKeys' | 'mailFrom' | 'mailTo'>): InboxPorts {
  return {
    findRecipient: async (messageId) => {
      for (const { model } of deliverySources) {
        const found = await model
          .findOne({ 'outbox.messageId': messageId }, { outbox: 1 })
          .lean<Pick<OutboxSource, 'outbox'>>();
        const entry = found?.outbox.find((one) => one.messageId === messageId);
        if (entry) return findAddress(entry.to);
      }
      return undefined;
    },
    storeReply,
    ...reportPorts(env),
  };
}

/** Newsletters name the subscriber instead of the address. Older emails to several members name none of them. */
async function findAddress(to: string): Promise<string | undefined> {
  if (to.includes('@')) return to.includes(',') ? undefined : to;
  return (await Subscriber.findById(to, { emailNorm: 1 }).lean<{ emailNorm: string }>())?.emailNorm;
}
