/** The policies that pages of a release show; others have a page under `/policies`. */
export const fixedPolicies = ['privacy-policy', 'terms-of-service'] as const;

/** The path of a policy's page. */
export const policyPath = (slug: string): string =>
  (fixedPolicies as readonly string[]).includes(slug) ? `/${slug}` : `/policies/${encodeURIComponent(slug)}`;
