import type { PostDraft } from '@site/api/contract/posts';
import { paths } from '@site/shell/paths';
import { SearchResult } from '../workbench/editor/SearchResult';
import { searchWords } from './postChecks';

/** The post as a search engine shows it. */
export function SearchPreview({ draft }: { draft: PostDraft }) {
  return <SearchResult {...searchWords(draft)} path={draft.slug && paths.post(draft.slug)} />;
}
