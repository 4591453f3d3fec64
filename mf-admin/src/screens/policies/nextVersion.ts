import { emptyPolicy, type PolicyDraft } from '@site/api/content/policies/contract';
import { policyTextHash } from '@site/api/content/policies/policyTextHash';
import { isDeepEqual } from '../../workbench/editor/merge/mergeDrafts';

/**
 * Applies the consequences of a change: the first change after publishing starts a new version with an empty summary,
 * and a changed text clears the legal review.
 */
export function nextVersion(
  draft: PolicyDraft,
  before: PolicyDraft,
  published: PolicyDraft | null,
): PolicyDraft {
  const begun =
    published && isDeepEqual(before, published) ? { ...draft, ...clearedNotes(draft, before) } : draft;
  if (!begun.counsel) return begun;
  if (!begun.counsel.words) return { ...begun, counsel: { ...begun.counsel, words: policyTextHash(begun) } };
  return begun.counsel.words === policyTextHash(begun) ? begun : { ...begun, counsel: null };
}

/** The fields of a single version, cleared unless just edited. */
function clearedNotes(draft: PolicyDraft, before: PolicyDraft): Partial<PolicyDraft> {
  const fields = ['inShort', 'effective', 'asksAgain'] as const;
  return Object.fromEntries(
    fields.filter((field) => draft[field] === before[field]).map((field) => [field, emptyPolicy[field]]),
  );
}
