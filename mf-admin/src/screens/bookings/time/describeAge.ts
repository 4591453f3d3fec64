/** `just now`, `5 minutes ago`, `3 hours ago`. */
export function describeAge(time: string): string {
  const minutes = Math.floor((Date.now() - Date.parse(time)) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 120) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} hours ago` : `${Math.floor(hours / 24)} days ago`;
}
