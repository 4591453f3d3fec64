import { QueryState, useListPagesQuery } from '@site/shell/kit/query';

/** Asks for the site's pages where they did not come with the page. It shows them once they are there. */
export default function AskedPages() {
  return <QueryState of={useListPagesQuery()}>{() => null}</QueryState>;
}
