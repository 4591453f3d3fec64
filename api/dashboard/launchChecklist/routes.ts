import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import type { Env } from '../../platform/configuration/env';
import { editAtVersion } from '../../platform/records/atVersion';
import { Settings, type SettingsRecord } from '../../settings/model';
import { getLaunchChecklist, type LaunchChecklist, reviewLaunchChecklist } from './contract';
import { findLaunchItems } from './findLaunchItems';
import { mayReadLaunchChecklist, mayReviewLaunchChecklist } from './policy';
import { readLaunchFacts } from './readLaunchFacts';

/** The launch checklist and its review. */
export function launchChecklistRoutes(api: Api): void {
  addRoute(api, getLaunchChecklist, mayReadLaunchChecklist, async ({ user }) => {
    const settings = await Settings.findById('site').lean<SettingsRecord>();
    authorize(mayReadLaunchChecklist, user, settings);
    return launchChecklistView(settings, api.env);
  });

  addRoute(api, reviewLaunchChecklist, mayReviewLaunchChecklist, async ({ user, version, audit }) => {
    const before = await Settings.findById('site').lean<SettingsRecord>();
    authorize(mayReviewLaunchChecklist, user, before);
    const { items } = await launchChecklistView(before, api.env);
    const accepted = items.filter(({ isDone }) => !isDone).map(({ key }) => key);
    const launchReview = { at: new Date(), by: user.name, accepted };
    const after = await editAtVersion(Settings, { _id: 'site' }, version, { $set: { launchReview } });
    audit('site', { accepted: before.launchReview?.accepted ?? [] }, { accepted });
    return launchChecklistView(after, api.env);
  });
}

async function launchChecklistView(settings: SettingsRecord, env: Env): Promise<LaunchChecklist> {
  const { launchReview: review } = settings;
  return {
    items: findLaunchItems(await readLaunchFacts(settings, env)),
    review: review ? { ...review, at: review.at.toISOString() } : null,
    isProduction: env.isProduction,
    version: settings.version,
  };
}
