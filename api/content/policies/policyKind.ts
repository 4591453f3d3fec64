import type { Model } from 'mongoose';
import { toSiteDay } from '../../insights/events/toSiteDay';
import { badRequest, conflict } from '../../platform/errors/HttpError';
import { fieldErrorsOf } from '../../platform/http/validate';
import type { ContentKind, FieldErrors } from '../documents/ContentKind';
import { PolicyDraft, type PolicyRow, PublishablePolicy, policyContent } from './contract';
import { createPolicyVersion } from './createPolicyVersion';
import { findExistingPolicies } from './findExistingPolicies';
import { Policy, type PolicyRecord, PolicyVersion, type PolicyVersionRecord } from './model';
import { fixedPolicies, policyPath } from './paths';
import { mayReadPolicies, mayWritePolicies } from './policy';
import { policyTextHash } from './policyTextHash';
import { listPolicyAddresses, policyMarkdown, publishedPolicies } from './publishedPolicies';

/** Policies as a kind of document. Every publication is a new, permanent version. */
export const policyKind: ContentKind<PolicyDraft, PolicyRow> = {
  name: 'policy',
  contract: policyContent,
  draft: PolicyDraft,
  mayRead: mayReadPolicies,
  mayWrite: mayWritePolicies,
  model: Policy as unknown as Model<{ _id: string; slug: string }>,
  labelOf: ({ title }) => title,
  pathOf: ({ slug }) => policyPath(slug),
  previewPath: policyPath,
  searchTextOf: ({ title, slug, lead, markdown }) => [title, slug, lead, markdown].join(' '),
  filterValuesOf: () => ({}),
  rowFieldsOf: ({ effective, asksAgain, counsel }) => ({
    effective,
    asksAgain,
    counsel: counsel?.name ?? '',
  }),
  exportColumns: ['effective', 'asksAgain', 'counsel'],
  findPublishErrors,
  markdownTextsOf: ({ markdown }) => ({ markdown: policyMarkdown(markdown) }),
  // Every version stays public.
  otherMarkdownTexts: async function* () {
    for await (const { markdown } of PolicyVersion.find().select('markdown').lean().cursor())
      yield policyMarkdown(markdown);
  },
  publish: async ({ id, draft, at, version }) => {
    const last = await PolicyVersion.findOne({ policyId: id })
      .sort({ version: -1 })
      .lean<PolicyVersionRecord>();
    await PolicyVersion.create([assertChanged(createPolicyVersion(id, draft, at, last), last)]);
    const record = { slug: draft.slug, isPublished: true, version };
    return Policy.updateOne({ _id: id }, { $set: record }, { upsert: true });
  },
  withdraw: async (id) => {
    const record = await Policy.findById(id).lean<PolicyRecord>();
    if (isFixed(record?.slug ?? ''))
      throw conflict('Pages link to this policy, so it can’t be unpublished. Publish a new version instead.');
    return Policy.updateOne({ _id: id }, { isPublished: false });
  },
  duplicate: (draft, slug) => ({ ...draft, slug, counsel: null }),
  existingRecords: findExistingPolicies,
  cache: publishedPolicies,
  listAddresses: listPolicyAddresses,
};

const isFixed = (slug: string) => (fixedPolicies as readonly string[]).includes(slug);

function findPublishErrors(draft: PolicyDraft, publicPath: string | undefined, at: Date): FieldErrors {
  const errors = fieldErrorsOf(draft, PublishablePolicy);
  const { effective, counsel, slug } = draft;
  const day = toSiteDay(at);
  if (effective && !errors.effective) {
    if (effective > day)
      errors.effective = 'The effective date is in the future. Schedule the policy for that day.';
    if (effective < day) errors.effective = 'The effective date is in the past.';
  }
  if (counsel && counsel.words !== policyTextHash(draft))
    errors.counsel =
      'The text changed after the legal review. Remove the review or have the text reviewed again.';
  if (counsel && counsel.on > day) errors['counsel.on'] = 'The review date can’t be in the future.';
  if (publicPath && isFixed(publicPath.slice(1)) && policyPath(slug) !== publicPath)
    errors.slug = 'Pages link to this policy, so its slug can’t be changed.';
  return errors;
}

/** Returns the next version. 409 if it does not differ from the last one, 400 if its changes are not described. */
function assertChanged(next: PolicyVersionRecord, last: PolicyVersionRecord | null): PolicyVersionRecord {
  if (!last) return next;
  const isSame = (field: keyof PolicyVersionRecord) =>
    JSON.stringify(next[field]) === JSON.stringify(last[field]);
  const hasSameWords = (['title', 'lead', 'markdown'] as const).every(isSame);
  if (hasSameWords && isSame('counsel') && isSame('description') && !next.asksAgain)
    throw conflict('Nothing changed since the published version.');
  const message = 'Please summarize what changed since the published version.';
  if (!hasSameWords && (!next.inShort.length || isSame('inShort')))
    throw badRequest(message, { inShort: message });
  return next;
}
