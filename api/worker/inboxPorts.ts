import { stopSubscription } from '../audience/subscribers/stopSubscription';
import type { InboxPorts } from '../leads/inbox/takeIn';
import type { Env } from '../platform/configuration/env';
import type { OutboxSource } from '../platform/outbox/outboxEntries';
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
        if (entry) return entry.to;
      }
      return undefined;
    },
    stopMailings: (emailNorm, why) => stopSubscription(env.sealingKeys, emailNorm, why),
    ownAddresses: [env.mailFrom, env.mailTo].map((address) => address.toLowerCase()),
  };
}
