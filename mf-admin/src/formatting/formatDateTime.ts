/** Formats an ISO time in the browser's time zone: `Nov 23, 2:48 PM`. */
export function formatDateTime(time: string): string {
  return new Date(time)
    .toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
    .replace(/\u202f/g, ' ');
}
