import type { User } from '@site/api/identity/users/contract';
import * as dateFormat from '@site/shell/dateFormat';

/** The last activity of a user. A user without sessions is not active now, however recent it was. */
export function lastSeenLabel({ lastSeenAt, sessions, status }: User): string {
  if (!lastSeenAt) return status === 'invited' ? 'Never' : 'Not recently';
  const isHere = sessions > 0 && Date.now() - Date.parse(lastSeenAt) < NOW_MS;
  return isHere ? 'Now' : dateFormat.inList(lastSeenAt);
}

const NOW_MS = 5 * 60_000;

/** The content that belongs to a user, such as `14 posts, 3 leads`. */
export function contentLabel({ posts, leads }: User['content']): string {
  const parts = [posts && counted(posts, 'post'), leads && counted(leads, 'lead')].filter(Boolean);
  return parts.join(', ') || 'None';
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
