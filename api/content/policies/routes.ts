import type { Request, Response } from 'express';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { notFound } from '../../platform/errors/HttpError';
import { contentRoutes } from '../documents/contentRoutes';
import { previewed } from '../documents/previews';
import { getPolicy, getPolicyVersion } from './contract';
import type { PolicyVersionRecord } from './model';
import { policyKind } from './policyKind';
import { type PublishedPolicy, policyView, publishedPolicies, wordingOf } from './publishedPolicies';
import { versionOf } from './versionOf';

/** The firm's policies: the version in force, every one before it, and what the owner writes. */
export function policyRoutes(api: Api): void {
  addRoute(api, getPolicy, anyone, async ({ params, req, res }) => {
    const view = await policyView(params.slug, await versionsFor(api, params.slug, req, res));
    if (!view) throw notFound('There is no such policy.');
    return view;
  });

  addRoute(api, getPolicyVersion, anyone, async ({ params, req, res }) => {
    const policy = await versionsFor(api, params.slug, req, res);
    const one = policy.find(({ version }) => String(version) === params.number);
    if (!one) throw notFound('There is no such version.');
    if (!req.get('x-preview')) res.set('Cache-Control', 'public, max-age=5');
    return wordingOf(one);
  });

  contentRoutes(api, policyKind);
}

/** Every version of a policy, last first; before them, for who brings its token, the one that is being written. */
async function versionsFor(
  api: Api,
  slug: string,
  req: Request,
  res: Response,
): Promise<PolicyVersionRecord[]> {
  const preview = await previewed(api, policyKind, slug, req, res);
  // Who publishes is to see at once that it is in force.
  if (!req.get('x-preview')) res.set('Cache-Control', 'no-cache');
  if (!preview) return knownPolicy((one) => one.slug === slug);
  const known = await knownPolicy(({ _id }) => _id === preview.id);
  return [versionOf(preview.id, preview.draft, new Date(), known[0] ?? null), ...known];
}

const knownPolicy = async (isIt: (policy: PublishedPolicy) => boolean): Promise<PolicyVersionRecord[]> =>
  (await publishedPolicies()).find(isIt)?.versions ?? [];
