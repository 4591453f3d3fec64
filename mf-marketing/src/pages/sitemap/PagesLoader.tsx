import { QueryState, useListSitePagesQuery } from '@site/shell/kit/query';

/** Loads a page of the list on the client if the server did not render it. */
export default function PagesLoader({ pageNumber }: { pageNumber: number }) {
  return <QueryState query={useListSitePagesQuery({ pageNumber })}>{() => null}</QueryState>;
}
