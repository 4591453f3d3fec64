import type { PostDraft } from '@site/api/content/posts/contract';
import { paths } from '@site/shell/paths';
import { SearchSnippet } from '../../workbench/editor/preview/SearchSnippet';
import { getSearchMeta } from './postChecks';

/** The post as a search engine shows it. */
export function SearchPreview({ draft }: { draft: PostDraft }) {
  return <SearchSnippet {...getSearchMeta(draft)} path={draft.slug && paths.post(draft.slug)} />;
}
