/** The page of a newsletter, which its email links to. */
export const newsletterPath = (slug: string) => `/newsletters/${encodeURIComponent(slug)}`;
