/** Formats seconds as minutes: 75 is `1:15`. */
export function formatDuration(seconds: number): string {
  const rounded = Math.floor(seconds);
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`;
}
