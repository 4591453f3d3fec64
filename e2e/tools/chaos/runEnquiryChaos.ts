import type { Site } from '../../fixtures/site/startSite';
import { DeliveryRecord } from './DeliveryRecord';
import { killRepeatedly } from './killRepeatedly';
import { seededRandom } from './seededRandom';
import { sendEnquiry } from './sendEnquiry';
import { verifyEnquiries } from './verifyEnquiries';

export interface ChaosOptions {
  /** The same seed kills the same processes after the same enquiries. */
  seed: number;
  count: number;
  kills: number;
  /** Kills no API that still starts: it would hold the lock of the migrations for a minute. */
  whenReady?: boolean;
  say: (line: string) => void;
}

export interface EnquiryFigures {
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
export async function runEnquiryChaos(
  site: Site,
  { seed, count, kills, whenReady, say }: ChaosOptions,
): Promise<EnquiryFigures> {
  const began = Date.now();
  const random = seededRandom(seed);
  const record = new DeliveryRecord();
  const killing = killRepeatedly({ site, random, count, kills, whenReady, record, say });
  const sending: Promise<void>[] = [];
  for (let index = 0; index < count; index++) {
    sending.push(sendEnquiry(site.url, index, seed, record));
    await new Promise((resolve) => setTimeout(resolve, 1_000 / PER_SECOND));
  }
  await Promise.all(sending);
  const killed = await killing;
  say(`${record.acknowledged.size} of ${count} acknowledged after ${killed} kills; verifying`);
  return {
    seed,
    sent: count,
    acknowledged: record.acknowledged.size,
    unknown: count - record.acknowledged.size,
    retries: record.retries,
    kills: killed,
    ...(await verifyEnquiries(site, record, seed, say)),
    slowest: Math.round(record.slowest),
    seconds: Math.round((Date.now() - began) / 1_000),
  };
}
