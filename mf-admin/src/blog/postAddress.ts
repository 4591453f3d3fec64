import type { ContentDocument } from '@site/api/contract/content';
import type { PostDraft } from '@site/api/contract/posts';

type Known = Pick<ContentDocument<PostDraft>, 'publishedAt' | 'state' | 'published'>;

/** Whether its address is known outside: it is public, or was. */
export const isFrozen = ({ publishedAt, state }: Known): boolean =>
  publishedAt !== null || state === 'withdrawn';

/** The last part of the address at which visitors find it now. */
export const publicSlug = ({ published }: Known): string | undefined => published?.slug || undefined;
