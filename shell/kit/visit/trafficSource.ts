import type { TrafficSource } from '@site/api/insights/origin/contract';
import { readStorageJson, writeStorage } from '../browserStorage';

const KEY = 'traffic-source';

/** Where this visit came from, as kept for the session; null when that is not known. */
export function readTrafficSource(): TrafficSource | null {
  return readStorageJson(KEY, 'sessionStorage') as TrafficSource | null;
}

/** Without storage attribution is lost; nothing else is. */
export function writeTrafficSource(source: TrafficSource): void {
  writeStorage(KEY, JSON.stringify(source), 'sessionStorage');
}
