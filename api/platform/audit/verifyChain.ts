import mongoose from 'mongoose';
import { BrokenChainError, type Chain, type ChainPosition, readChain } from './chain';
import { type AuditKeys, chainLinkOf, hasValidContent, isValidMac } from './mac';
import { AuditLog, type AuditRecord } from './model';

export interface Fault {
  /** Position in the chain; `null` for entries outside it. */
  sequence: number | null;
  kind: 'changed' | 'missing' | 'inserted';
  /** The entry at this position. */
  lineId: string | null;
}

export interface VerificationResult {
  /** Number of chained entries that were read. */
  chained: number;
  /** Number of entries that are not chained yet. */
  waiting: number;
  /** Time of the first entry. */
  since: Date | null;
  /** The end of the chain, to compare with a logged one. */
  head: ChainPosition | null;
  /** The first fault found. */
  fault: Fault | null;
}

/**
 * Verifies every entry of the chain in a snapshot of the database, so that concurrent writes don't matter.
 */
export async function verifyChain(keys: AuditKeys): Promise<VerificationResult> {
  const session = await mongoose.connection.startSession({ snapshot: true });
  try {
    const chain = await readChain(keys, session);
    const lines = AuditLog.collection.find<AuditRecord>({}, { session, batchSize: 1000 });
    const walk = new ChainVerifier(keys, chain);
    for await (const line of lines.sort({ seq: 1, at: 1, _id: 1 })) if (!walk.goOn(line)) break;
    return walk.end();
  } catch (error) {
    if (!(error instanceof BrokenChainError)) throw error;
    const fault: Fault = { sequence: null, kind: error.kind, lineId: null };
    return { chained: 0, waiting: 0, since: null, head: null, fault };
  } finally {
    await session.endSession();
  }
}

/** Checks entries in order. Unchained entries come first. */
class ChainVerifier {
  private chained = 0;
  private waiting = 0;
  private since: Date | null = null;
  private position: ChainPosition;
  private fault: Fault | null = null;
  /** An unchained entry with an invalid MAC. */
  private stray: Fault | null = null;
  /** An entry that failed verification. The next entry shows whether it was changed or inserted. */
  private odd: AuditRecord | undefined;

  constructor(
    private readonly keys: AuditKeys,
    private readonly chain: Chain,
  ) {
    this.position = chain.base;
  }

  /** Checks the next entry. Returns false once a fault is found. */
  goOn(line: AuditRecord): boolean {
    if (line.seq === undefined || line.seq === null) this.wait(line);
    else if (this.odd) this.judge(line);
    else this.step(line, line.seq);
    return !this.fault;
  }

  end(): VerificationResult {
    const { chained, waiting, since, chain, position, odd } = this;
    if (odd) this.blame('changed', position.seq + 1, odd);
    if (position.seq < chain.head.seq) this.blame('missing', position.seq + 1);
    else if (position.hash !== chain.head.hash) this.blame('changed', position.seq);
    return { chained, waiting, since, head: chain.head, fault: this.fault ?? this.stray };
  }

  private wait(line: AuditRecord): void {
    if (hasValidContent(this.keys, line)) this.waiting += 1;
    else this.stray ??= { sequence: null, kind: 'inserted', lineId: line._id };
  }

  private step(line: AuditRecord, seq: number): void {
    const { position, chain } = this;
    const expected = position.seq + 1;
    const isBeyond = position.seq >= chain.head.seq;
    if (seq > expected && !isBeyond) this.blame('missing', expected);
    else if (seq !== expected || isBeyond) this.blame('inserted', seq, line);
    else if (this.proves(line, seq)) {
      this.chained += 1;
      this.since ??= line.at;
      this.position = { seq, hash: line.hash ?? '' };
    } else this.odd = line;
  }

  private proves(line: AuditRecord, seq: number): boolean {
    const { keys, position } = this;
    if (line.prevHash !== position.hash || !hasValidContent(keys, line)) return false;
    return isValidMac(keys, chainLinkOf(seq, position.hash, line.mac), line.hash);
  }

  /**
   * When the next entry follows the previous one, the invalid entry was inserted between them, unless it
   * follows the next entry: then the two were swapped.
   */
  private judge(line: AuditRecord): void {
    const isBetween = line.prevHash === this.position.hash && this.odd?.prevHash !== line.hash;
    const kind = isBetween ? 'inserted' : 'changed';
    this.blame(kind, this.position.seq + 1, this.odd);
  }

  private blame(kind: Fault['kind'], seq: number, line?: AuditRecord): void {
    const sequence = typeof seq === 'number' ? seq : null;
    this.fault ??= { sequence, kind, lineId: line ? String(line._id) : null };
  }
}
