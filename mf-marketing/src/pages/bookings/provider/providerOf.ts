import type { TrafficSource } from '@site/api/insights/origin/contract';
import { parseUrl } from '@site/api/platform/contracts/parseUrl';

/** A supported booking service: its name, and how its messages report that it is shown and that a booking was made. */
export interface Provider {
  name: string;
  /** The only origin whose messages are accepted. */
  origin: string;
  address: URL;
  kind: keyof typeof KINDS;
}

/** The service of the URL in the settings; undefined without one or if it cannot be embedded. */
export function providerOf(address: string): Provider | undefined {
  const url = parseUrl(address);
  if (url?.protocol !== 'https:') return undefined;
  const kind = (Object.keys(KINDS) as Provider['kind'][]).find((one) => KINDS[one].hosts.test(url.hostname));
  return {
    kind: kind ?? 'other',
    name: kind ? KINDS[kind].name : url.hostname,
    origin: url.origin,
    address: url,
  };
}

/** The URL to embed, with the visit's source, so that a booking can be attributed. */
export function frameAddress({ kind, address }: Provider, visit: TrafficSource | null): string {
  const url = new URL(address);
  const add = (name: string, value: string | null | undefined) => value && url.searchParams.set(name, value);
  add('utm_source', visit?.source);
  add('utm_medium', visit?.medium);
  add('utm_campaign', visit?.campaign);
  if (kind === 'cal') {
    add('embed', 'site');
    add('metadata[gclid]', visit?.gclid);
  } else if (kind === 'calendly') {
    add('embed_type', 'Inline');
    add('embed_domain', location.hostname);
    add('utm_content', visit?.gclid && `gclid:${visit.gclid}`);
  } else add('gclid', visit?.gclid);
  return url.href;
}

/** Reads a message of the service: the calendar is shown, or a booking was made, with the service's number for it. */
export function readMessage({ kind }: Provider, data: unknown): ProviderMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  return KINDS[kind].read(data as Record<string, unknown>);
}

export type ProviderMessage = { isReady: true } | { appointmentId: string };

interface Kind {
  name: string;
  hosts: RegExp;
  /** Whether it reports that it is shown. For others only the frame's load event is known. */
  isTelling: boolean;
  read: (data: Record<string, unknown>) => ProviderMessage | undefined;
}

const KINDS = {
  cal: { name: 'Cal.com', hosts: /(^|\.)cal\.com$/, isTelling: true, read: readCal },
  calendly: { name: 'Calendly', hosts: /(^|\.)calendly\.com$/, isTelling: true, read: readCalendly },
  microsoft: {
    name: 'Microsoft Bookings',
    hosts: /^(outlook\.office(365)?\.com|bookings\.cloud\.microsoft|book\.ms)$/,
    isTelling: false,
    read: () => undefined,
  },
  other: { name: '', hosts: /^$/, isTelling: false, read: () => undefined },
} as const satisfies Record<string, Kind>;

export const isTelling = ({ kind }: Provider) => KINDS[kind].isTelling;

function readCal({ originator, type, data }: Record<string, unknown>): ProviderMessage | undefined {
  if (originator !== 'CAL') return undefined;
  if (type === '__iframeReady' || type === 'linkReady') return { isReady: true };
  if (type !== 'bookingSuccessful' && type !== 'bookingSuccessfulV2') return undefined;
  const payload = (data ?? {}) as { uid?: unknown; booking?: { uid?: unknown } };
  return booked(payload.uid ?? payload.booking?.uid);
}

function readCalendly({ event, payload }: Record<string, unknown>): ProviderMessage | undefined {
  if (event === 'calendly.event_type_viewed' || event === 'calendly.profile_page_viewed')
    return { isReady: true };
  if (event !== 'calendly.event_scheduled') return undefined;
  const { invitee } = (payload ?? {}) as { invitee?: { uri?: unknown } };
  return booked(typeof invitee?.uri === 'string' ? invitee.uri.split('/').at(-1) : undefined);
}

const booked = (id: unknown): ProviderMessage | undefined =>
  typeof id === 'string' && /^[\w-]{1,100}$/.test(id) ? { appointmentId: id } : undefined;
