import { formatCount } from './formatCount';

/** A duration in milliseconds: `0s`, `1m 20s`, `3h 5m`. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds}s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)}m ${seconds % 60}s`;
  return `${formatCount(Math.floor(seconds / 3600))}h ${Math.floor((seconds % 3600) / 60)}m`;
}
