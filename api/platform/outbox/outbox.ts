import type { Logger } from 'pino';
import { type Claim, claimNext, reportFailure, reportSent } from './claim';
import type { Delivery, DeliverySource, Tools } from './deliveries';
import type { OutboxSource } from './outboxEntries';

interface Parts extends Tools {
  owners: DeliverySource[];
  /** How long a try may take before another process makes one. */
  leaseMs: number;
  log: Logger;
}

export interface Outbox {
  /** Delivers everything that waits; called again while it runs, it looks once more before it ends. */
  deliver: () => Promise<void>;
  /** Begins nothing new and resolves when the running tries have ended. */
  stop: () => Promise<void>;
}

/**
 * Makes the mails and calls that documents owe. Entries are leased, so any number of processes may do this; each
 * goes out at least once, always under the same message id. One at a time: a process that is killed leaves one of
 * which it is unknown whether it went out, and so repeats no more than one. No owner waits for another to be done.
 */
export function createOutbox({ owners, leaseMs, log, ...tools }: Parts): Outbox {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;

  async function deliverNext(owner: DeliverySource): Promise<boolean> {
    const claim = isStopped ? undefined : await claimNext(owner, leaseMs);
    if (claim) await deliverOne(claim, tools, log);
    return Boolean(claim);
  }

  async function work(): Promise<void> {
    for (let busy = owners; busy.length; ) {
      const still: DeliverySource[] = [];
      for (const owner of busy) if (await deliverNext(owner)) still.push(owner);
      busy = still;
    }
  }

  async function round(): Promise<void> {
    do {
      isAskedAgain = false;
      try {
        await work();
      } catch (error) {
        // The lease runs out by itself; the next round takes up what was left.
        return log.warn({ err: error }, 'the outbox could not be read');
      }
    } while (isAskedAgain && !isStopped);
  }

  return {
    deliver: async () => {
      if (isStopped) return;
      isAskedAgain = true;
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

async function deliverOne(claim: Claim, tools: Tools, log: Logger): Promise<void> {
  const { owner, record, entry } = claim;
  const { messageId, kind, attempts } = entry;
  const { what, deliver, failure } = owner.deliveries[kind] as Delivery<OutboxSource>;
  try {
    const response = await deliver(record, entry, tools);
    await reportSent(claim, response);
    log.info({ messageId, kind, attempts }, `${what} sent`);
  } catch (error) {
    log.warn({ messageId, kind, attempts, ...failure(error) }, `${what} not sent`);
    await reportFailure(claim, error instanceof Error ? error.message : String(error));
  }
}
