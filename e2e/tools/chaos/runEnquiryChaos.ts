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
  /** Does not kill an API that is starting, because it would hold the migration lock for a minute. */
  whenReady?: boolean;
  /** Another run that kills processes of the same site: stored records are read once it has ended. */
  beside?: Promise<unknown>;
  log: (line: string) => void;
}

export interface EnquiryFigures {
  seed: number;
  sent: number;
  acknowledged: number;
  /** Gave up without a response; may be stored or not. */
  unknown: number;
  /** Attempts beyond the first. */
  retries: number;
  kills: number;
  /** Acknowledged and not in the list of leads. */
  lost: number;
  /** In the list more than once. */
  doubled: number;
  mailsMissing: number;
  /** Emails that were sent more than once; at most one per kill is allowed. */
  mailsExtra: number;
  /** Longest time from the first attempt to the acknowledgment, in ms. */
  slowest: number;
  seconds: number;
}

const PER_SECOND = 20;

/** Sends enquiries while API and database are killed, then compares the acknowledged enquiries with the stored ones. */
export async function runEnquiryChaos(
  site: Site,
  { seed, count, kills, whenReady, log }: ChaosOptions,
): Promise<EnquiryFigures> {
  const startedAt = Date.now();
  const random = seededRandom(seed);
  const record = new DeliveryRecord();
  const killing = killRepeatedly({ site, random, count, kills, whenReady, record, log });
  const sending: Promise<void>[] = [];
  for (let index = 0; index < count; index++) {
    sending.push(sendEnquiry(site.url, index, seed, record));
    await new Promise((resolve) => setTimeout(resolve, 1_000 / PER_SECOND));
  }
  await Promise.all(sending);
  const killed = await killing;
  log(`${record.acknowledged.size} of ${count} acknowledged after ${killed} kills; verifying`);
  return {
    seed,
    sent: count,
    acknowledged: record.acknowledged.size,
    unknown: count - record.acknowledged.size,
    retries: record.retries,
    kills: killed,
    ...(await verifyEnquiries(site, record, seed, log)),
    slowest: Math.round(record.slowest),
    seconds: Math.round((Date.now() - startedAt) / 1_000),
  };
}
