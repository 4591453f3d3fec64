import type { Logger } from 'pino';
import { OutcomeUnknownError, RefusedAddressError } from '../mail/transport';
import {
  type Claim,
  claimNext,
  reportDead,
  reportFailure,
  reportHeld,
  reportPostponed,
  reportSent,
} from './claim';
import {
  type Delivery,
  type DeliveryContext,
  type DeliverySource,
  HoldDelivery,
  PostponeDelivery,
} from './deliveries';
import type { OutboxSource } from './outboxEntries';

interface Parts extends DeliveryContext {
  sources: DeliverySource[];
  /** How long an attempt may take before another process retries. */
  leaseMs: number;
  /** Attempts at the same time, one by default. A crash concerns at most these. */
  atOnce?: number;
  log: Logger;
  /** Called before the email to an address that does not exist is given up. */
  onRefusedAddress: (address: string, reason: string) => Promise<void>;
}

export interface Outbox {
  /** Delivers all due entries. A call during a run triggers another pass. */
  deliver: () => Promise<void>;
  /** Starts no new attempts and resolves when running ones have ended. */
  stop: () => Promise<void>;
}

/**
 * Delivers the outbox entries of all sources. Entries are leased, so several processes can run; each entry is
 * delivered at least once, always with the same message id, or at most once where its delivery says so. Sources take turns.
 */
export function createOutbox({ sources, leaseMs, atOnce = 1, ...tools }: Parts): Outbox {
  const { log } = tools;
  let running: Promise<void> | undefined;
  let isRequestedAgain = false;
  let isStopped = false;

  async function deliverNext(source: DeliverySource): Promise<boolean> {
    const claim = isStopped ? undefined : await claimNext(source, leaseMs);
    if (claim) await deliverOne(claim, tools);
    return Boolean(claim);
  }

  async function drain(): Promise<void> {
    for (let busy = sources; busy.length; ) {
      const still: DeliverySource[] = [];
      for (const source of busy) if (await deliverNext(source)) still.push(source);
      busy = still;
    }
  }

  async function work(): Promise<void> {
    const results = await Promise.allSettled(Array.from({ length: atOnce }, drain));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  async function round(): Promise<void> {
    do {
      isRequestedAgain = false;
      try {
        await work();
      } catch (error) {
        // The lease expires by itself, and the next run continues.
        return log.warn({ err: error }, 'the outbox could not be read');
      }
    } while (isRequestedAgain && !isStopped);
  }

  return {
    deliver: async () => {
      if (isStopped) return;
      isRequestedAgain = true;
      running ??= round().finally(() => {
        running = undefined;
      });
      await running;
    },
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}

/** The error of an entry that may have been delivered and is not tried again. */
export const UNKNOWN_OUTCOME = 'Outcome unknown: not sent again.';

type Tools = Omit<Parts, 'sources' | 'leaseMs' | 'atOnce'>;

async function deliverOne(claim: Claim, { log, onRefusedAddress, ...tools }: Tools): Promise<void> {
  const { source, record, entry } = claim;
  const { messageId, kind, attempts } = entry;
  const { what, deliver, failure, isAtMostOnce } = source.deliveries[kind] as Delivery<OutboxSource>;
  if (entry.until && entry.until.getTime() <= Date.now()) {
    log.warn({ messageId, kind, attempts }, `${what} not sent, because its time has passed`);
    return reportDead(claim, 'Not sent: its time has passed.');
  }
  if (isAtMostOnce && entry.isUnderWay) {
    log.warn({ messageId, kind, attempts }, `${what} not sent again, because its outcome is unknown`);
    return reportDead(claim, UNKNOWN_OUTCOME);
  }
  try {
    const response = await deliver(record, entry, tools);
    await reportSent(claim, response);
    log.info({ messageId, kind, attempts }, `${what} sent`);
  } catch (error) {
    if (error instanceof HoldDelivery) return reportHeld(claim);
    if (error instanceof PostponeDelivery) return reportPostponed(claim, error.until);
    if (isAtMostOnce && error instanceof OutcomeUnknownError) {
      log.warn({ messageId, kind, attempts, ...failure(error) }, `whether this ${what} arrived is unknown`);
      return reportDead(claim, UNKNOWN_OUTCOME);
    }
    log.warn({ messageId, kind, attempts, ...failure(error) }, `${what} not sent`);
    if (error instanceof RefusedAddressError) {
      await onRefusedAddress(error.address, error.message);
      return reportDead(claim, error.message.slice(0, 500));
    }
    await reportFailure(claim, error instanceof Error ? error.message : String(error));
  }
}
