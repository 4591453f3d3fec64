import type { Request, Response } from 'express';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { notFound } from '../../platform/errors/HttpError';
import { contentRoutes } from '../documents/contentRoutes';
import { findPreview } from '../documents/previews';
import { getPolicy, getPolicyVersion } from './contract';
import { createPolicyVersion } from './createPolicyVersion';
import type { PolicyVersionRecord } from './model';
import { policyKind } from './policyKind';
import { type PublishedPolicy, publishedPolicies, toPolicyView, toVersionText } from './publishedPolicies';

/** The public routes of policies and their versions, and those of their documents. */
export function policyRoutes(api: Api): void {
  addRoute(api, getPolicy, anyone, async ({ params, req, res }) => {
    const view = await toPolicyView(params.slug, await readVersions(api, params.slug, req, res));
    if (!view) throw notFound('There is no such policy.');
    return view;
  });

  addRoute(api, getPolicyVersion, anyone, async ({ params, req, res }) => {
    const policy = await readVersions(api, params.slug, req, res);
    const one = policy.find(({ version }) => String(version) === params.number);
    if (!one) throw notFound('There is no such version.');
    if (!req.get('x-preview')) res.set('Cache-Control', 'public, max-age=5');
    return toVersionText(one);
  });

  contentRoutes(api, policyKind);
}

/** Every version of a policy, last first; in a preview, the draft comes before them. */
async function readVersions(
  api: Api,
  slug: string,
  req: Request,
  res: Response,
): Promise<PolicyVersionRecord[]> {
  const preview = await findPreview(api, policyKind, slug, req, res);
  // A new version must be visible at once.
  if (!req.get('x-preview')) res.set('Cache-Control', 'no-cache');
  if (!preview) return findPublishedVersions((one) => one.slug === slug);
  const versions = await findPublishedVersions(({ _id }) => _id === preview.id);
  return [createPolicyVersion(preview.id, preview.draft, new Date(), versions[0] ?? null), ...versions];
}

const findPublishedVersions = async (
  matches: (policy: PublishedPolicy) => boolean,
): Promise<PolicyVersionRecord[]> => (await publishedPolicies()).find(matches)?.versions ?? [];
