import type { ScanReport, ScanToolName } from '@site/api/tools/scans/contract';
import { readStorageJson, writeStorage } from '@site/shell/kit';
import type { StoredShare } from '../../results/sharing/SharePanel';

/** A run stored on this device for comparison. */
export interface StoredRun {
  domain: string;
  at: string;
  grade: string;
  score: number | null;
  states: Record<string, string>;
}

export interface ScanHistory {
  runs: StoredRun[];
  shares: StoredShare[];
}

const MAX_AGE_MS = 90 * 86_400_000;
const MAX_RUNS = 10;
const storageKey = (tool: ScanToolName) => `scans:${tool}`;

/** The last runs on this device, newest first, and their share links. */
export function readScanHistory(tool: ScanToolName): ScanHistory {
  const stored = readStorageJson(storageKey(tool)) as Partial<ScanHistory> | null;
  const runs = Array.isArray(stored?.runs) ? stored.runs.filter(isRun) : [];
  const shares = Array.isArray(stored?.shares) ? stored.shares : [];
  return {
    runs: runs.filter(({ at }) => Date.now() - Date.parse(at) <= MAX_AGE_MS),
    shares: shares.filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now()),
  };
}

export function writeScanHistory(tool: ScanToolName, { runs, shares }: ScanHistory): void {
  const isEmpty = runs.length + shares.length === 0;
  writeStorage(storageKey(tool), isEmpty ? null : JSON.stringify({ runs: runs.slice(0, MAX_RUNS), shares }));
}

/** Adds a report to the runs. Adding the same report twice changes nothing; a repeated check creates a new run. */
export const addRun = (
  runs: readonly StoredRun[],
  { domain, at, grade, score, findings }: ScanReport,
): StoredRun[] => [
  {
    domain,
    at,
    grade,
    score,
    states: Object.fromEntries(findings.map(({ check, state }) => [check, state])),
  },
  ...runs.filter((run) => run.domain !== domain || run.at !== at),
];

const isRun = (run: unknown): run is StoredRun => {
  const { domain, at, grade, states } = (run ?? {}) as Partial<StoredRun>;
  return (
    [domain, at, grade].every((text) => typeof text === 'string') && typeof states === 'object' && !!states
  );
};
