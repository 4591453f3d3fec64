/** Where a page stands, as search engines read it. The last entry is the page itself. */
export function breadcrumbs(origin: string, crumbs: { label: string; to: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(to, origin).href,
    })),
  };
}
