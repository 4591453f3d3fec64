/** The slug of a title: lowercase letters and digits joined by hyphens, at most 100 characters. */
export const slugify = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’'"“”]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '');

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
