import { type PolicyDraft, policyPath } from '@site/api/contract/policies';
import { SearchResult } from '../workbench/editor/SearchResult';

/** The policy as a search engine shows it. */
export function Found({ draft: { title, description, slug } }: { draft: PolicyDraft }) {
  return <SearchResult title={title} description={description} path={slug && policyPath(slug)} />;
}
