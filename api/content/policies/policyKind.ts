import type { Model } from 'mongoose';
import { siteDay } from '../../insights/events/siteDay';
import { badRequest, conflict } from '../../platform/errors/HttpError';
import { fieldErrorsOf } from '../../platform/http/validate';
import type { ContentKind, FieldErrors } from '../documents/ContentKind';
import { adoptablePolicies } from './adoptablePolicies';
import {
  fixedPolicies,
  PolicyDraft,
  type PolicyRow,
  PublishablePolicy,
  policyContent,
  policyPath,
} from './contract';
import { Policy, type PolicyRecord, PolicyVersion, type PolicyVersionRecord } from './model';
import { mayReadPolicies, mayWritePolicies } from './policy';
import { publishedPolicies, sectionsIn } from './publishedPolicies';
import { versionOf } from './versionOf';
import { wordsKey } from './wordsKey';

/** Policies, as documents of which every publication is a version that stays as it is. */
export const policyKind: ContentKind<PolicyDraft, PolicyRow> = {
  name: 'policy',
  contract: policyContent,
  draft: PolicyDraft,
  mayRead: mayReadPolicies,
  mayWrite: mayWritePolicies,
  records: Policy as unknown as Model<{ _id: string; slug: string }>,
  labelOf: ({ title }) => title,
  pathOf: ({ slug }) => policyPath(slug),
  previewPath: policyPath,
  wordsOf: ({ title, slug, lead, markdown }) => [title, slug, lead, markdown].join(' '),
  filedUnder: () => ({}),
  rowOf: ({ effective, asksAgain, counsel }) => ({ effective, asksAgain, counsel: counsel?.name ?? '' }),
  ownColumns: ['effective', 'asksAgain', 'counsel'],
  faultsOf,
  textsOf: ({ markdown }) => ({ markdown: sectionsIn(markdown) }),
  // Every version stays readable.
  otherTexts: async function* () {
    for await (const { markdown } of PolicyVersion.find().select('markdown').lean().cursor())
      yield sectionsIn(markdown);
  },
  publish: async ({ id, draft, at, version }) => {
    const last = await PolicyVersion.findOne({ policyId: id })
      .sort({ version: -1 })
      .lean<PolicyVersionRecord>();
    await PolicyVersion.create([mustBeNews(versionOf(id, draft, at, last), last)]);
    const record = { slug: draft.slug, isPublished: true, version };
    return Policy.updateOne({ _id: id }, { $set: record }, { upsert: true });
  },
  withdraw: async (id) => {
    const record = await Policy.findById(id).lean<PolicyRecord>();
    if (isFixed(record?.slug ?? ''))
      throw conflict('Pages lead to this policy: it is replaced by another version, and not taken away.');
    return Policy.updateOne({ _id: id }, { isPublished: false });
  },
  copyOf: (draft, slug) => ({ ...draft, slug, counsel: null }),
  adoptable: adoptablePolicies,
  renew: publishedPolicies.renew,
};

const isFixed = (slug: string) => (fixedPolicies as readonly string[]).includes(slug);

function faultsOf(draft: PolicyDraft, publicPath: string | undefined, at: Date): FieldErrors {
  const faults = fieldErrorsOf(draft, PublishablePolicy);
  const { effective, counsel, slug } = draft;
  const day = siteDay(at);
  if (effective && !faults.effective) {
    if (effective > day) faults.effective = 'It is in force only from a later day: schedule it for then.';
    if (effective < day) faults.effective = 'Nothing is in force from a day that is over.';
  }
  if (counsel && counsel.words !== wordsKey(draft))
    faults.counsel = 'Counsel has read other words than these. Take the mark off, or have it read again.';
  if (counsel && counsel.on > day) faults['counsel.on'] = 'Nobody has read it on a day to come.';
  if (publicPath && isFixed(publicPath.slice(1)) && policyPath(slug) !== publicPath)
    faults.slug = 'Pages lead to this policy: it keeps its address.';
  return faults;
}

/** A version that says something else than the last, and says what: 409 and 400 where it does not. */
function mustBeNews(next: PolicyVersionRecord, last: PolicyVersionRecord | null): PolicyVersionRecord {
  if (!last) return next;
  const isSame = (field: keyof PolicyVersionRecord) =>
    JSON.stringify(next[field]) === JSON.stringify(last[field]);
  const hasSameWords = (['title', 'lead', 'markdown'] as const).every(isSame);
  if (hasSameWords && isSame('counsel') && isSame('description') && !next.asksAgain)
    throw conflict('Nothing is different from the version in force.');
  const says = 'Please say in plain words what is different from the version in force.';
  if (!hasSameWords && (!next.inShort.length || isSame('inShort'))) throw badRequest(says, { inShort: says });
  return next;
}
