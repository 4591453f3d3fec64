import type { SitePage } from '@site/shell/kit/query';

interface Branch {
  /** The anchor of a heading: `service-areas` for "Service areas". */
  id: string;
  title: string;
  pages: SitePage[];
}

/** The site's pages under their headings, both in the order in which they come. */
export function sectionsOf(pages: SitePage[]): Branch[] {
  const branches = new Map<string, SitePage[]>();
  for (const page of pages) {
    const listed = branches.get(page.group);
    if (listed) listed.push(page);
    else branches.set(page.group, [page]);
  }
  return [...branches].map(([title, listed]) => ({
    id: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    title,
    pages: listed,
  }));
}
