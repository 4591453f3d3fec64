import { useListAllPagesQuery } from '@site/shell/kit/query';

/** Up to 20 pages of the site whose name or path contains the typed text; none for the URL of another site. */
export function useLinkTargets(typed: string) {
  const wanted = typed.trim().toLowerCase();
  const isSearch = wanted.length > 1 && !/^[a-z]+:/.test(wanted);
  const { data: pages = [] } = useListAllPagesQuery(undefined, { skip: !isSearch });
  if (!isSearch) return [];
  return pages
    .filter(({ label, path }) => label.toLowerCase().includes(wanted) || path.includes(wanted))
    .slice(0, 20);
}
