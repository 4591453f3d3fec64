import type { Adoptable } from '../documents/ContentKind';
import type { PolicyDraft } from './contract';
import { Policy, type PolicyRecord, PolicyVersion, type PolicyVersionRecord } from './model';
import { wordsKey } from './wordsKey';

/** Every policy in force, as a document that says what its last version does. */
export async function adoptablePolicies(): Promise<Adoptable<PolicyDraft>[]> {
  const policies = await Policy.find().lean<PolicyRecord[]>();
  const versions = await PolicyVersion.find().sort({ version: 1 }).lean<PolicyVersionRecord[]>();
  return policies.flatMap((policy) =>
    adopted(
      policy,
      versions.filter(({ policyId }) => policyId === policy._id),
    ),
  );
}

function adopted(
  { _id: id, slug, isPublished: isPublic, updatedAt }: PolicyRecord,
  all: PolicyVersionRecord[],
) {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return [];
  const { title, description, lead, markdown, inShort, counsel } = last;
  const words = { title, lead, markdown };
  const draft: PolicyDraft = {
    ...{ slug, ...words, description, inShort: inShort.join('\n'), effective: '', asksAgain: false },
    counsel: counsel ? { ...counsel, words: wordsKey(words) } : null,
  };
  return [{ id, draft, isPublic, publishedAt: first.publishedAt, updatedAt }];
}
