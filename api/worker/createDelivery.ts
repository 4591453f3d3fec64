import type { Logger } from 'pino';
import { storeRefusedAddress } from '../leads/inbox/storeRefusedAddress';
import type { Env } from '../platform/configuration/env';
import { connectionsOf, type MailTransport } from '../platform/mail/transport';
import type { DeliverySource } from '../platform/outbox/deliveries';
import { createOutbox, type Outbox } from '../platform/outbox/outbox';
import { getSender } from '../settings/getSender';
import { deliverySources } from './deliverySources';
import { inboxPorts } from './inboxPorts';

/**
 * Newsletter emails that a process sends at the same time. One connection of the mail transport is left for emails to one
 * person. If the process is killed, the outcome of as many is unknown.
 */
export const newslettersAtOnce = (smtpUrl: string) => connectionsOf(smtpUrl) - 1;

/** Delivers all emails and calls. Those to one person do not wait for a newsletter. */
export function createDelivery(env: Env, transport: MailTransport, log: Logger): Outbox {
  const parts = {
    transport,
    log,
    leaseMs: env.outboxLeaseMs,
    sender: () => getSender(env),
    onRefusedAddress: (address: string, reason: string) =>
      storeRefusedAddress(address, reason, inboxPorts(env)),
  };
  const outboxes = [
    createOutbox({ ...parts, sources: deliverySources.filter((source) => !isOfMany(source)) }),
    createOutbox({
      ...parts,
      sources: deliverySources.filter(isOfMany),
      atOnce: newslettersAtOnce(env.smtpUrl),
    }),
  ];
  return {
    deliver: async () => void (await Promise.all(outboxes.map((outbox) => outbox.deliver()))),
    stop: async () => void (await Promise.all(outboxes.map((outbox) => outbox.stop()))),
  };
}

/** Newsletters and sequences. */
const isOfMany = ({ deliveries }: DeliverySource) =>
  Object.values(deliveries).some(({ isAtMostOnce }) => isAtMostOnce);
