import type { Logger } from 'pino';
import { OutcomeUnknownError, RefusedAddressError } from '../mail/transport';
import {
  beginAttempt,
  type Claim,
  claimNext,
  leaseBatch,
  reportDead,
  reportFailure,
  reportHeld,
  reportPostponed,
  reportSent,
  returnLeased,
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

/** Entries that a process leases together, for each attempt at the same time. */
const LEASED_EACH = 8;

/**
 * Delivers the outbox entries of all sources. Entries are leased, so several processes can run; each entry is
 * delivered at least once, always with the same message id, or at most once where its delivery says so. Sources take
 * turns. Those of deliveries at most once are leased in batches, so that each attempt waits for the journal once: before
 * it begins. Its report is in the journal with the beginning of the next one.
 */
export function createOutbox({ sources, leaseMs, atOnce = 1, ...tools }: Parts): Outbox {
  const { log } = tools;
  let running: Promise<void> | undefined;
  let isRequestedAgain = false;
  let isStopped = false;

  const isOnce = ({ deliveries }: DeliverySource) =>
    Object.values(deliveries).some(({ isAtMostOnce }) => isAtMostOnce);
  const others = sources.filter((source) => !isOnce(source));
  const batches = sources
    .filter(isOnce)
    .map((source) => new LeasedBatch(source, leaseMs, atOnce * LEASED_EACH));

  async function drainBatch(batch: LeasedBatch): Promise<void> {
    let claim = isStopped ? undefined : await batch.take();
    while (claim) {
      if (isStopped) return returnLeased([claim, ...batch.takeAll()]);
      const next = batch.takeLeased();
      const begun = await beginAttempt(claim, leaseMs);
      if (begun) await deliverOne({ ...begun, isReportedInPassing: next !== undefined }, tools);
      claim = next ?? (isStopped ? undefined : await batch.take());
    }
  }

  async function deliverNext(source: DeliverySource): Promise<boolean> {
    const claim = isStopped ? undefined : await claimNext(source, leaseMs);
    if (claim) await deliverOne(claim, tools);
    return Boolean(claim);
  }

  async function drain(): Promise<void> {
    for (const batch of batches) await drainBatch(batch);
    for (let busy = others; busy.length; ) {
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

/** The leased entries of a source, which all attempts at the same time take from. */
class LeasedBatch {
  private leased: Claim[] = [];
  private leasing?: Promise<void>;

  constructor(
    private readonly source: DeliverySource,
    private readonly leaseMs: number,
    private readonly most: number,
  ) {}

  /** The next entry; leases more when none is left. */
  async take(): Promise<Claim | undefined> {
    if (!this.leased.length) {
      this.leasing ??= this.lease().finally(() => {
        this.leasing = undefined;
      });
      await this.leasing;
    }
    return this.takeLeased();
  }

  takeLeased(): Claim | undefined {
    return this.leased.shift();
  }

  takeAll(): Claim[] {
    return this.leased.splice(0);
  }

  private async lease(): Promise<void> {
    const claims = await leaseBatch(this.source, this.leaseMs, this.most);
    for (const [kind, { prepare }] of Object.entries(this.source.deliveries)) {
      const owners = claims.filter(({ entry }) => entry.kind === kind).map(({ record }) => record);
      const texts = prepare && owners.length ? await prepare(owners) : undefined;
      for (const claim of claims)
        if (claim.entry.kind === kind) claim.prepared = texts?.get(claim.record._id);
    }
    this.leased.push(...claims);
  }
}

/** The error of an entry that may have been delivered and is not tried again. */
export const UNKNOWN_OUTCOME = 'Outcome unknown: not sent again.';

type Tools = Omit<Parts, 'sources' | 'leaseMs' | 'atOnce'>;

async function deliverOne(claim: Claim, { log, onRefusedAddress, ...tools }: Tools): Promise<void> {
  const { source, record, entry, prepared } = claim;
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
    const response = await deliver(record, entry, tools, prepared);
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
