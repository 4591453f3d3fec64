import type { Site } from '../site';
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
  /** Kills no API that still starts: it would hold the lock of the migrations for a minute. */
  whenReady?: boolean;
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
}

const PER_SECOND = 20;

/** Sends enquiries to a site while its API and database are killed, then compares what was promised with what is there. */
export async function runChaos(
  site: Site,
  { seed, count, kills, whenReady, say }: ChaosOptions,
): Promise<ChaosFigures> {
  const began = Date.now();
  const random = randomOf(seed);
  const ledger = new Ledger();
  const nemesis = killOften({ site, random, count, kills, whenReady, ledger, say });
  const sending: Promise<void>[] = [];
  for (let index = 0; index < count; index++) {
    sending.push(sendEnquiry(site.url, index, seed, ledger));
    await new Promise((resolve) => setTimeout(resolve, 1_000 / PER_SECOND));
  }
  await Promise.all(sending);
  const killed = await nemesis;
  say(`${ledger.acknowledged.size} of ${count} acknowledged after ${killed} kills; taking stock`);
  return {
    seed,
    sent: count,
    acknowledged: ledger.acknowledged.size,
    unknown: count - ledger.acknowledged.size,
    retries: ledger.retries,
    kills: killed,
    ...(await takeStock(site, ledger, seed, say)),
    slowest: Math.round(ledger.slowest),
    seconds: Math.round((Date.now() - began) / 1_000),
  };
}
