import { startSite } from '../site';
import { killOften } from './killOften';
import { Ledger } from './Ledger';
import { randomOf } from './randomOf';
import { sendEnquiry } from './sendEnquiry';
import { takeStock } from './takeStock';

export interface ChaosOptions {
  /** The same seed kills the same processes after the same enquiries. */
  seed: number;
  count: number;
  kills: number;
  say: (line: string) => void;
}

export interface ChaosFigures {
  seed: number;
  sent: number;
  acknowledged: number;
  /** Gave up without an answer; may be stored or not. */
  unknown: number;
  /** Tries beyond the first. */
  retries: number;
  kills: number;
  /** Acknowledged and not in the list of leads. */
  lost: number;
  /** In the list more than once. */
  doubled: number;
  mailsMissing: number;
  /** Mails that came more than once; at most one a kill is allowed. */
  mailsExtra: number;
  /** Longest time from the first try to the acknowledgment, in ms. */
  slowest: number;
  seconds: number;
  leftovers: number;
}

const PER_SECOND = 20;

/** Sends enquiries to a site of its own while its API and database are killed, then compares what was promised with what is there. */
export async function runChaos({ seed, count, kills, say }: ChaosOptions): Promise<ChaosFigures> {
  const began = Date.now();
  const random = randomOf(seed);
  const site = await startSite();
  say(`site up at ${site.url}, data in ${site.dataDir}`);
  try {
    const ledger = new Ledger();
    const nemesis = killOften({ site, random, count, kills, ledger, say });
    const sending: Promise<void>[] = [];
    for (let index = 0; index < count; index++) {
      sending.push(sendEnquiry(site.url, index, seed, ledger));
      await new Promise((resolve) => setTimeout(resolve, 1_000 / PER_SECOND));
    }
    await Promise.all(sending);
    const killed = await nemesis;
    say(`${ledger.acknowledged.size} of ${count} acknowledged after ${killed} kills; taking stock`);
    const stock = await takeStock(site, ledger, say);
    const { leftovers } = await site.stop();
    return {
      seed,
      sent: count,
      acknowledged: ledger.acknowledged.size,
      unknown: count - ledger.acknowledged.size,
      retries: ledger.retries,
      kills: killed,
      ...stock,
      slowest: Math.round(ledger.slowest),
      seconds: Math.round((Date.now() - began) / 1_000),
      leftovers: leftovers.length,
    };
  } catch (error) {
    await site.stop({ keepData: true });
    throw error;
  }
}
