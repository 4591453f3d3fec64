import mongoose from 'mongoose';
import { type Chain, ChainBroken, type Place, readChain } from './chain';
import { AuditLog, type AuditRecord } from './model';
import { contentOf, isSealed, type Keys, linkOf } from './seal';

export interface Fault {
  /** Where in the chain; `null` for what has no place in it. */
  sequence: number | null;
  kind: 'changed' | 'missing' | 'inserted';
  /** The line that stands there. */
  lineId: string | null;
}

export interface Finding {
  /** How many lines were read that have a place. */
  chained: number;
  /** Lines that are still to be given one. */
  waiting: number;
  /** The moment of the first line. */
  since: Date | null;
  /** The last place; to be compared with one noted elsewhere. */
  head: Place | null;
  /** The first thing that is wrong. */
  fault: Fault | null;
}

/** Walks the chain as it is at this moment, whoever writes meanwhile, and reads every line of it. */
export async function verifyChain(keys: Keys): Promise<Finding> {
  const session = await mongoose.connection.startSession({ snapshot: true });
  try {
    const chain = await readChain(keys, session);
    const lines = AuditLog.collection.find<AuditRecord>({}, { session, batchSize: 1000 });
    const walk = new Walk(keys, chain);
    for await (const line of lines.sort({ seq: 1, at: 1, _id: 1 })) if (!walk.goOn(line)) break;
    return walk.end();
  } catch (error) {
    if (!(error instanceof ChainBroken)) throw error;
    const fault: Fault = { sequence: null, kind: error.kind, lineId: null };
    return { chained: 0, waiting: 0, since: null, head: null, fault };
  } finally {
    await session.endSession();
  }
}

/** Lines without a place come first, then the others in their order. */
class Walk {
  private chained = 0;
  private waiting = 0;
  private since: Date | null = null;
  private place: Place;
  private fault: Fault | null = null;
  /** A line without a place that this site did not write. */
  private stray: Fault | null = null;
  /** A line that does not prove itself, until the next one tells what became of its place. */
  private odd: AuditRecord | undefined;

  constructor(
    private readonly keys: Keys,
    private readonly chain: Chain,
  ) {
    this.place = chain.base;
  }

  /** Takes the next line; false once enough is known. */
  goOn(line: AuditRecord): boolean {
    if (line.seq === undefined || line.seq === null) this.wait(line);
    else if (this.odd) this.judge(line);
    else this.step(line, line.seq);
    return !this.fault;
  }

  end(): Finding {
    const { chained, waiting, since, chain, place, odd } = this;
    if (odd) this.blame('changed', place.seq + 1, odd);
    if (place.seq < chain.head.seq) this.blame('missing', place.seq + 1);
    else if (place.hash !== chain.head.hash) this.blame('changed', place.seq);
    return { chained, waiting, since, head: chain.head, fault: this.fault ?? this.stray };
  }

  private wait(line: AuditRecord): void {
    if (isSealed(this.keys, contentOf(line), line.mac)) this.waiting += 1;
    else this.stray ??= { sequence: null, kind: 'inserted', lineId: line._id };
  }

  private step(line: AuditRecord, seq: number): void {
    const { place, chain } = this;
    const expected = place.seq + 1;
    const isBeyond = place.seq >= chain.head.seq;
    if (seq > expected && !isBeyond) this.blame('missing', expected);
    else if (seq !== expected || isBeyond) this.blame('inserted', seq, line);
    else if (this.proves(line, seq)) {
      this.chained += 1;
      this.since ??= line.at;
      this.place = { seq, hash: line.hash ?? '' };
    } else this.odd = line;
  }

  private proves(line: AuditRecord, seq: number): boolean {
    const { keys, place } = this;
    if (line.prevHash !== place.hash || !isSealed(keys, contentOf(line), line.mac)) return false;
    return isSealed(keys, linkOf(seq, place.hash, line.mac), line.hash);
  }

  /**
   * Where the line after an odd one follows the line before it, the odd one was put between them, unless it follows that
   * later one itself: then they have changed places.
   */
  private judge(line: AuditRecord): void {
    const isBetween = line.prevHash === this.place.hash && this.odd?.prevHash !== line.hash;
    const kind = isBetween ? 'inserted' : 'changed';
    this.blame(kind, this.place.seq + 1, this.odd);
  }

  private blame(kind: Fault['kind'], seq: number, line?: AuditRecord): void {
    const sequence = typeof seq === 'number' ? seq : null;
    this.fault ??= { sequence, kind, lineId: line ? String(line._id) : null };
  }
}
