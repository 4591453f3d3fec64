import { staleWhileRevalidate } from '../../platform/cache/staleWhileRevalidate';
import { getRendering } from '../markdown/renderings';
import type { MarkdownText } from '../markdown/renderTask';
import type { PolicyVersionInfo, PolicyVersionText, Policy as PolicyView } from './contract';
import { Policy, type PolicyRecord, PolicyVersion, type PolicyVersionRecord } from './model';
import { policyPath } from './paths';

/** A policy with all of its versions, the one in force first. */
export interface PublishedPolicy extends PolicyRecord {
  versions: PolicyVersionRecord[];
}

/** Cache of all policies in force, at most two seconds old; stale while the database is unavailable. */
export const publishedPolicies = staleWhileRevalidate(async (): Promise<PublishedPolicy[]> => {
  const [policies, versions] = await Promise.all([
    Policy.find({ isPublished: true }).sort({ slug: 1 }).lean<PolicyRecord[]>(),
    PolicyVersion.find().sort({ version: -1 }).lean<PolicyVersionRecord[]>(),
  ]);
  return policies
    .map((policy) => ({ ...policy, versions: versions.filter(({ policyId }) => policyId === policy._id) }))
    .filter(({ versions: own }) => own.length > 0);
}, 2000);

/** The version of the cookie consent; visitors are asked again when it changes. */
export async function readConsentVersion(): Promise<string> {
  return String(1 + (await PolicyVersion.countDocuments({ asksAgain: true })));
}

/** The addresses of policies that have no page of their own in a release. */
export async function listPolicyAddresses() {
  const all = await publishedPolicies();
  return all
    .map(({ slug, versions, updatedAt }) => ({
      path: policyPath(slug),
      label: versions[0]?.title ?? '',
      changedAt: updatedAt.toISOString(),
    }))
    .filter(({ path }) => path.startsWith('/policies/'));
}

/** A policy as its page shows it. */
export async function toPolicyView(
  slug: string,
  versions: PolicyVersionRecord[],
): Promise<PolicyView | undefined> {
  const [current] = versions;
  if (!current) return undefined;
  const { title, description, lead, markdown } = current;
  return {
    ...toVersionInfo(current),
    slug,
    title,
    description,
    lead,
    sections: (await getRendering(policyMarkdown(markdown))).sections,
    versions: versions.map(toVersionInfo),
  };
}

/** The text of a version, for comparison. */
export const toVersionText = async (version: PolicyVersionRecord): Promise<PolicyVersionText> => ({
  ...toVersionInfo(version),
  sections: (await getRendering(policyMarkdown(version.markdown))).sections,
});

/** The text of a policy, which is rendered in sections. */
export const policyMarkdown = (markdown: string): MarkdownText => ({ as: 'sections', markdown });

const toVersionInfo = ({ version, effective, inShort, counsel }: PolicyVersionRecord): PolicyVersionInfo => ({
  version,
  effective,
  inShort,
  counselOn: counsel?.on ?? null,
});
