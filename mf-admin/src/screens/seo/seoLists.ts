/** The lists of the SEO section, shown as tabs. */
export const seoLists = [
  { name: 'seo-generator', label: 'Pages' },
  { name: 'seo-generator/search-queries', label: 'Search queries' },
  { name: 'seo-generator/bulk-edits', label: 'Bulk edits' },
] as const;
