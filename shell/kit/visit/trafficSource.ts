/** Where a visit came from. */
export interface TrafficSource {
  source: string;
  medium: string;
  campaign: string | null;
  isPaid: boolean;
  gclid: string | null;
}

const KEY = 'traffic-source';

/** Where this visit came from, as kept for the session; null when that is not known. */
export function readTrafficSource(): TrafficSource | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

export function writeTrafficSource(source: TrafficSource): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(source));
  } catch {
    // Attribution is lost without storage; nothing else is.
  }
}
