import type { Model } from 'mongoose';
import type { Letterhead } from '../mail/Letterhead';
import { type Mail, type MailTransport, mailFailure } from '../mail/transport';
import type { OutboxEntry, OutboxSource } from './outboxEntries';

/** What deliveries are made with. */
export interface Tools {
  transport: MailTransport;
  letterhead: () => Promise<Letterhead>;
}

/** How one kind of entry is delivered. */
export interface Delivery<Owner> {
  what: 'mail' | 'call';
  /** Makes one try, within the lease of the outbox. Says what the other side answered; rejects when it was not delivered. */
  deliver: (deliverySource: Owner, entry: OutboxEntry, tools: Tools) => Promise<string>;
  /** What the log may say of a failure: nothing that repeats an address. */
  failure: (error: unknown) => object;
}

/** A model whose documents owe, with the kinds its entries may have. */
export interface DeliverySource {
  model: Model<OutboxSource>;
  deliveries: Record<string, Delivery<OutboxSource>>;
}

/** Joins a model with a delivery for every kind that its documents owe. */
export function owner<Kind extends string, R extends OutboxSource<Kind>>(
  model: Model<R>,
  deliveries: Record<R['outbox'][number]['kind'], Delivery<R>>,
): DeliverySource {
  return { model, deliveries } as unknown as DeliverySource;
}

/** A kind that is a mail. */
export function mailDelivery<R>(
  write: (owner: R, entry: OutboxEntry, head: Letterhead) => Mail,
): Delivery<R> {
  return {
    what: 'mail',
    deliver: async (owner, entry, { transport, letterhead }) =>
      transport.send(write(owner, entry, await letterhead())),
    failure: mailFailure,
  };
}
