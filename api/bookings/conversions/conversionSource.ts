import type { Request } from 'express';
import type { TrafficSource } from '../../insights/origin/contract';
import {
  type ClassifiedSource,
  classifySource,
  detectTrafficSource,
} from '../../insights/origin/trafficSource';
import { agentFamily } from '../../platform/client/agentFamily';
import { clientAddress } from '../../platform/client/clientAddress';
import type { Env } from '../../platform/configuration/env';
import { parseUrl } from '../../platform/contracts/parseUrl';
import { oneLine } from '../../platform/http/sanitizeText';
import type { ConversionRecord } from './model';

interface SourceFields {
  trafficSource?: TrafficSource | null;
  referrer?: string | null;
  gclid?: string | null;
  utmSource?: string | null;
  utmMedium?: string | null;
  utmCampaign?: string | null;
}

const line = (text: string | null | undefined) => (text && oneLine(text).trim()) || undefined;

/**
 * Classifies the source of the visit: by the source the browser stored, otherwise by the arrival data it sends. A click
 * ID sent beside it takes precedence.
 */
export function detectSource(fields: SourceFields, origin: string): ClassifiedSource {
  const gclid = line(fields.gclid) ?? line(fields.trafficSource?.gclid) ?? null;
  const reported = fields.trafficSource;
  if (reported) {
    const { source, medium, campaign } = reported;
    return classifySource({
      source: line(source) ?? 'direct',
      medium: line(medium) ?? 'none',
      campaign: line(campaign) ?? null,
      gclid,
    });
  }
  const address = new URL(origin);
  const params = {
    utm_source: line(fields.utmSource),
    utm_medium: line(fields.utmMedium),
    utm_campaign: line(fields.utmCampaign),
    gclid,
  };
  for (const [name, value] of Object.entries(params)) if (value) address.searchParams.set(name, value);
  return detectTrafficSource(address, fields.referrer ?? '');
}

type RequestDetails = Pick<ConversionRecord, 'address' | 'agent' | 'referrerHost' | 'currency'>;

/** Request details stored with every conversion, as seen by the server. */
export function getRequestDetails(
  referrer: string | null | undefined,
  req: Request,
  env: Env,
): RequestDetails {
  const host = referrer ? parseUrl(referrer)?.hostname : undefined;
  return {
    currency: 'USD',
    address: clientAddress(req, env.internalKey),
    agent: agentFamily(req.get('user-agent')),
    ...(host && { referrerHost: host }),
  };
}
