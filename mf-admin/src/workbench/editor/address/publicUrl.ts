import type { ContentDocument } from '@site/api/content/documents/contract';

type Known = Pick<ContentDocument<{ slug: string }>, 'publishedAt' | 'state' | 'published'>;

/** Whether visitors and search engines know its URL: it is or was published. */
export const hasPublicUrl = ({ publishedAt, state }: Pick<Known, 'publishedAt' | 'state'>): boolean =>
  publishedAt !== null || state === 'withdrawn';

/** The slug of the published version. */
export const publicSlug = ({ published }: Known): string | undefined => published?.slug || undefined;
