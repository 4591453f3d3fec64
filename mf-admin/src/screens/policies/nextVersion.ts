import { emptyPolicy, type PolicyDraft } from '@site/api/content/policies/contract';
import { policyTextHash } from '@site/api/content/policies/policyTextHash';
import { isDeepEqual } from '../../workbench/editor/merge/mergeDrafts';

/**
 * What follows from a change: the first one after a publication begins another version, of which nothing is said yet;
 * and a mark of counsel is one on the words that were read.
 */
export function nextVersion(
  draft: PolicyDraft,
  before: PolicyDraft,
  published: PolicyDraft | null,
): PolicyDraft {
  const begun = published && isDeepEqual(before, published) ? { ...draft, ...unsaid(draft, before) } : draft;
  if (!begun.counsel) return begun;
  if (!begun.counsel.words) return { ...begun, counsel: { ...begun.counsel, words: policyTextHash(begun) } };
  return begun.counsel.words === policyTextHash(begun) ? begun : { ...begun, counsel: null };
}

/** What is said of one version alone, where it was not said just now. */
function unsaid(draft: PolicyDraft, before: PolicyDraft): Partial<PolicyDraft> {
  const fields = ['inShort', 'effective', 'asksAgain'] as const;
  return Object.fromEntries(
    fields.filter((field) => draft[field] === before[field]).map((field) => [field, emptyPolicy[field]]),
  );
}
