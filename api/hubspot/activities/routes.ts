import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { deleteOldTracking } from '../../leads/enquiries/tracking';
import type { Env } from '../../platform/configuration/env';
import { editAtVersion } from '../../platform/records/atVersion';
import type { HubspotClient } from '../client/HubspotClient';
import { HubspotError } from '../client/HubspotError';
import { type HubspotActivities, noDeals, noForms } from '../connection/contract';
import { clientOf } from '../connection/hubspotClient';
import { readHubspotView } from '../connection/hubspotView';
import { Hubspot, readHubspot } from '../connection/model';
import { mayEditHubspot } from '../connection/policy';
import { findFormProblem } from '../forms/findFormProblem';
import { readHubspotMapping } from '../mapping/model';
import { compareAgain } from '../sync/model';
import { readQueueFacts } from '../sync/readQueueFacts';
import { checkActivities } from './checkActivities';
import { editHubspotActivities, listHubspotForms, listHubspotPipelines } from './contract';

/** HubSpot answers slowly at times. */
const SLOW = { deadline: 25 };

/** What is written to HubSpot. */
export function hubspotActivitiesRoutes(api: Api): void {
  const { env } = api;
  addRoute(
    api,
    listHubspotPipelines,
    mayEditHubspot,
    async () => {
      const { found, unreadable } = await readAccount(env, (client) => client.listDealPipelines());
      const pipelines = found?.map(({ id, label, stages }) => ({
        id,
        label,
        stages: stages.map((stage) => ({ id: stage.id, label: stage.label, isClosed: stage.isClosed })),
      }));
      return { pipelines: pipelines ?? null, unreadable };
    },
    SLOW,
  );

  addRoute(
    api,
    listHubspotForms,
    mayEditHubspot,
    async () => {
      const { found, unreadable } = await readAccount(env, (client) => client.listForms());
      const { entries } = await readHubspotMapping();
      const forms = found?.map((form) => ({
        id: form.id,
        name: form.name,
        problem: findFormProblem(form, entries),
      }));
      return { forms: forms ?? null, unreadable };
    },
    SLOW,
  );

  addRoute(
    api,
    editHubspotActivities,
    mayEditHubspot,
    async ({ body, version, audit }) => {
      const before = await readHubspot();
      const activities: HubspotActivities = { ...before.activities, ...body };
      // What stays as it is works without HubSpot, and was checked before.
      const isChanged = (part: object) => Object.keys(part).some((name) => name in body);
      const changed = {
        ...activities,
        assessments: activities.assessments && 'assessments' in body,
        deals: activities.deals && isChanged(noDeals),
        forms: activities.forms && isChanged(noForms),
      };
      const isChecked = changed.deals || changed.forms || changed.assessments;
      const scopes = isChecked ? await checkActivities(clientOf(env, before), changed) : before.scopes;
      const change = { $set: { activities, scopes } };
      const after = await editAtVersion(Hubspot, { _id: 'hubspot' }, version, change);
      for (const state of ['done', 'dead'] as const) await compareAgain(state);
      if (!activities.forms) await deleteOldTracking(new Date());
      audit('hubspot', before.activities, after.activities);
      return readHubspotView(env, after, await readQueueFacts());
    },
    { ...SLOW, action: 'change what HubSpot receives' },
  );
}

/** Something that the account has, or why it cannot be read. */
async function readAccount<Found>(
  env: Env,
  read: (client: HubspotClient) => Promise<Found>,
): Promise<{ found?: Found; unreadable: string | null }> {
  const client = clientOf(env, await readHubspot());
  if (!client) return { unreadable: 'HubSpot is not connected.' };
  try {
    return { found: await read(client), unreadable: null };
  } catch (error) {
    if (!(error instanceof HubspotError)) throw error;
    return { unreadable: error.message };
  }
}
