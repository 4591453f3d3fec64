import type { TrafficSource } from '@site/api/insights/origin/contract';
import { readStorageJson, writeStorage } from '../browserStorage';

const KEY = 'traffic-source';

/** The traffic source of this session; null if unknown. */
export function readTrafficSource(): TrafficSource | null {
  return readStorageJson(KEY, 'sessionStorage') as TrafficSource | null;
}

/** Without storage only attribution is lost. */
export function writeTrafficSource(source: TrafficSource): void {
  writeStorage(KEY, JSON.stringify(source), 'sessionStorage');
}
