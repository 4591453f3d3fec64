import type { ContentDocument } from '@site/api/content/documents/contract';

type Known = Pick<ContentDocument<{ slug: string }>, 'publishedAt' | 'state' | 'published'>;

/** Whether visitors and search engines know its address: it is public, or was. */
export const hasPublicUrl = ({ publishedAt, state }: Pick<Known, 'publishedAt' | 'state'>): boolean =>
  publishedAt !== null || state === 'withdrawn';

/** The last part of the address at which visitors find it now. */
export const publicSlug = ({ published }: Known): string | undefined => published?.slug || undefined;
