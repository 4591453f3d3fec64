import type { Request } from 'express';
import type { TrafficSource } from '../../insights/origin/contract';
import { type JudgedSource, judged, trafficSourceOf } from '../../insights/origin/trafficSource';
import { agentFamily } from '../../platform/client/agentFamily';
import { clientAddress } from '../../platform/client/clientAddress';
import type { Env } from '../../platform/configuration/env';
import { oneLine } from '../../platform/http/plainText';
import type { ConversionRecord } from './model';

interface Told {
  trafficSource?: TrafficSource | null;
  referrer?: string | null;
  gclid?: string | null;
  utmSource?: string | null;
  utmMedium?: string | null;
  utmCampaign?: string | null;
}

const line = (text: string | null | undefined) => (text && oneLine(text).trim()) || undefined;

/**
 * Where the visit came from, judged here: by the source that the browser kept, else by what it tells of the arrival.
 * A click id that it names beside it counts as if it stood in it.
 */
export function sourceOf(told: Told, origin: string): JudgedSource {
  const gclid = line(told.gclid) ?? line(told.trafficSource?.gclid) ?? null;
  const kept = told.trafficSource;
  if (kept) {
    const { source, medium, campaign } = kept;
    return judged({
      source: line(source) ?? 'direct',
      medium: line(medium) ?? 'none',
      campaign: line(campaign) ?? null,
      gclid,
    });
  }
  const address = new URL(origin);
  const asked = {
    ...{ utm_source: line(told.utmSource), utm_medium: line(told.utmMedium) },
    ...{ utm_campaign: line(told.utmCampaign), gclid },
  };
  for (const [name, value] of Object.entries(asked)) if (value) address.searchParams.set(name, value);
  return trafficSourceOf(address, told.referrer ?? '');
}

type Common = Pick<ConversionRecord, 'address' | 'agent' | 'referrerHost' | 'currency'>;

/** What every conversion says of who told of it; only what the server sees for itself. */
export function circumstances(referrer: string | null | undefined, req: Request, env: Env): Common {
  const host = referrer && URL.canParse(referrer) ? new URL(referrer).hostname : undefined;
  return {
    ...{ currency: 'USD', address: clientAddress(req, env.internalKey) },
    agent: agentFamily(req.get('user-agent')),
    ...(host && { referrerHost: host }),
  };
}
