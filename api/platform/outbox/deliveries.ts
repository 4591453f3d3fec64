import type { Model } from 'mongoose';
import type { Sender } from '../mail/Sender';
import { describeMailFailure, type Mail, type MailTransport } from '../mail/transport';
import type { OutboxEntry, OutboxSource } from './outboxEntries';

/** The dependencies of deliveries. */
export interface DeliveryContext {
  transport: MailTransport;
  sender: () => Promise<Sender>;
}

/** Thrown by a delivery that must wait: the entry is held until it is released. */
export class HoldDelivery extends Error {}

/** Thrown by a delivery that may only be attempted later, at a time that is kept for it. */
export class PostponeDelivery extends Error {
  constructor(readonly until: Date) {
    super();
  }
}

/** Delivers one kind of entry. */
export interface Delivery<Owner> {
  what: 'mail' | 'call';
  /**
   * Is never repeated after an attempt whose outcome is unknown: because the process was killed, or the connection lost
   * after the email was handed over. A member decides.
   */
  isAtMostOnce?: true;
  /**
   * Stores what a batch needs before its attempts begin, without waiting for the journal: the write that begins an attempt
   * does. Returns a text for each owner that has one, by ID.
   */
  prepare?: (owners: Owner[]) => Promise<Map<string, string>>;
  /** Makes one attempt within the lease. Returns the recipient's response; rejects on failure. */
  deliver: (
    deliverySource: Owner,
    entry: OutboxEntry,
    tools: DeliveryContext,
    prepared?: string,
  ) => Promise<string>;
  /** The details of a failure for the log, without addresses. */
  failure: (error: unknown) => object;
}

/** A model with an outbox and the deliveries for each kind of entry. */
export interface DeliverySource {
  model: Model<OutboxSource>;
  deliveries: Record<string, Delivery<OutboxSource>>;
}

/** Combines a model with the deliveries for its kinds of entries. */
export function deliverySource<Kind extends string, R extends OutboxSource<Kind>>(
  model: Model<R>,
  deliveries: Record<R['outbox'][number]['kind'], Delivery<R>>,
): DeliverySource {
  return { model, deliveries } as unknown as DeliverySource;
}

/** A delivery by email. */
export function mailDelivery<R>(
  write: (deliverySource: R, entry: OutboxEntry, head: Sender) => Mail | Promise<Mail>,
): Delivery<R> {
  return {
    what: 'mail',
    deliver: async (deliverySource, entry, { transport, sender }) =>
      transport.send(await write(deliverySource, entry, await sender())),
    failure: describeMailFailure,
  };
}
