import { QueryState, useListSitePagesQuery } from '@site/shell/kit/query';

/** Asks for a sheet of the site's pages where it did not come with the page. The page shows it once it is there. */
export default function PagesLoader({ sheet }: { sheet: number }) {
  return <QueryState query={useListSitePagesQuery({ sheet })}>{() => null}</QueryState>;
}
