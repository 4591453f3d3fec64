import type { TrafficSource } from '@site/api/insights/origin/contract';
import { remember, rememberedValue } from '../remembered';

const KEY = 'traffic-source';

/** Where this visit came from, as kept for the session; null when that is not known. */
export function readTrafficSource(): TrafficSource | null {
  return rememberedValue(KEY, 'sessionStorage') as TrafficSource | null;
}

/** Without storage attribution is lost; nothing else is. */
export function writeTrafficSource(source: TrafficSource): void {
  remember(KEY, JSON.stringify(source), 'sessionStorage');
}
