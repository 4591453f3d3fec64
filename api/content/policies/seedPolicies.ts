import { newId } from '../../platform/db/newId';
import { initialPolicies } from './initial';
import { Policy, PolicyVersion } from './model';

/** Adds the policies of a new site; existing ones stay as the team edited them. */
export async function seedPolicies(): Promise<void> {
  for (const { slug, versions } of initialPolicies) {
    if (await Policy.exists({ slug })) continue;
    const _id = newId();
    // The policy is written last, so that an interrupted start adds it again under another id.
    await PolicyVersion.create(
      versions.map((version, at) => ({
        ...version,
        policyId: _id,
        version: at + 1,
        asksAgain: false,
        publishedAt: new Date(`${version.effective}T18:00:00.000Z`),
      })),
    );
    await Policy.create({ _id, slug, isPublished: true, version: 1 });
  }
}
