import { slugify } from '@site/api/platform/contracts/slugify';

/**
 * The slug after the title changed. It follows the title as long as nobody wrote another one by hand;
 * the number that a duplicate's slug ends with (`taylor-2`) does not count as written by hand.
 */
export function nextSlug(slug: string, titleBefore: string, title: string): string {
  if (title === titleBefore) return slug;
  const follows = slug === '' || withoutNumber(slug) === withoutNumber(slugify(titleBefore));
  return follows ? slugify(title) : slug;
}

/** Without a duplicate's number, cut to the length at which the API makes room for that number. */
const withoutNumber = (slug: string): string => slug.replace(/-\d{1,3}$/, '').slice(0, 90);
