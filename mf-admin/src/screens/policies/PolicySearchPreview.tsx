import type { PolicyDraft } from '@site/api/content/policies/contract';
import { policyPath } from '@site/api/content/policies/paths';
import { SearchSnippet } from '../../workbench/editor/preview/SearchSnippet';

/** The policy as a search engine shows it. */
export function PolicySearchPreview({ draft: { title, description, slug } }: { draft: PolicyDraft }) {
  return <SearchSnippet title={title} description={description} path={slug && policyPath(slug)} />;
}
