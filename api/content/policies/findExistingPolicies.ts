import type { ExistingRecord } from '../documents/ContentKind';
import type { PolicyDraft } from './contract';
import { Policy, type PolicyRecord, PolicyVersion, type PolicyVersionRecord } from './model';
import { policyTextHash } from './policyTextHash';

/** Every policy, with the content of its last version. */
export async function findExistingPolicies(): Promise<ExistingRecord<PolicyDraft>[]> {
  const policies = await Policy.find().lean<PolicyRecord[]>();
  const versions = await PolicyVersion.find().sort({ version: 1 }).lean<PolicyVersionRecord[]>();
  return policies.flatMap((policy) =>
    toExistingRecords(
      policy,
      versions.filter(({ policyId }) => policyId === policy._id),
    ),
  );
}

function toExistingRecords(
  { _id: id, slug, isPublished: isPublic, updatedAt }: PolicyRecord,
  all: PolicyVersionRecord[],
) {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return [];
  const { title, description, lead, markdown, inShort, counsel } = last;
  const text = { title, lead, markdown };
  const draft: PolicyDraft = {
    slug,
    ...text,
    description,
    inShort: inShort.join('\n'),
    effective: '',
    asksAgain: false,
    counsel: counsel ? { ...counsel, words: policyTextHash(text) } : null,
  };
  return [{ id, draft, isPublic, publishedAt: first.publishedAt, updatedAt }];
}
