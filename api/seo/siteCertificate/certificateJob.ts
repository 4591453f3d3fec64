import type { Env } from '../../platform/configuration/env';
import { isReachable } from '../../platform/configuration/isReachable';
import { HttpError } from '../../platform/errors/HttpError';
import { readLastDay } from '../../tools/scans/certificateText';
import type { Finding } from '../../tools/scans/contract';
import { requestScan } from '../../tools/scans/requestScan';
import { SiteCertificate, type SiteCertificateRecord } from './model';

const HOUR_MS = 3_600_000;
const SCAN_MS = 30_000;

/** Creates the job that has the domain tool check the certificate of this site twice a day, hourly after a failure. */
export function createCertificateJob(
  { publicOrigin, scannerSocket }: Pick<Env, 'publicOrigin' | 'scannerSocket'>,
  now = () => new Date(),
) {
  const domain = new URL(publicOrigin).hostname;
  return async (): Promise<void> => {
    if (!isReachable(publicOrigin)) return;
    const earlier = await SiteCertificate.findById('site').lean<SiteCertificateRecord>();
    const wait = (earlier?.state === 'unknown' ? 1 : 12) * HOUR_MS;
    if (earlier?.domain === domain && now().getTime() - earlier.checkedAt.getTime() < wait) return;
    const found = await scan(scannerSocket, domain);
    const { _id, ...seen } = { _id: 'site' as const, domain, ...found, checkedAt: now() };
    await SiteCertificate.replaceOne({ _id }, seen, { upsert: true });
  };
}

type Seen = Pick<SiteCertificateRecord, 'state' | 'headline' | 'expiresAt'>;

async function scan(socket: string, domain: string): Promise<Seen> {
  try {
    const closed = AbortSignal.timeout(SCAN_MS);
    // Its recent reports are cached, but not this check where it is asked for.
    const request = { tool: 'domain-security', domain, check: 'certificate' } as const;
    for await (const line of await requestScan(socket, request, closed)) {
      if (line.kind === 'finding' && line.finding.check === 'certificate') return toSeen(line.finding);
      if (line.kind === 'failed') return { state: 'unknown', headline: line.message };
    }
    return UNKNOWN;
  } catch (error) {
    return { ...UNKNOWN, ...(error instanceof HttpError && { headline: error.message }) };
  }
}

const UNKNOWN: Seen = { state: 'unknown', headline: 'The scanner didn’t answer.' };

function toSeen({ state, headline, evidence }: Finding): Seen {
  const lastDay = evidence.map(({ text }) => readLastDay(text)).find(Boolean);
  return { state, headline, ...(lastDay && { expiresAt: new Date(`${lastDay}T23:59:59.999Z`) }) };
}
