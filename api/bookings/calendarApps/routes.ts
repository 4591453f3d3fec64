import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import type { Env } from '../../platform/configuration/env';
import { seal } from '../../platform/encryption/seal';
import { badRequest, notFound } from '../../platform/errors/HttpError';
import { editAtVersion } from '../../platform/records/atVersion';
import { ConnectionModel } from '../calendarConnections/model';
import { type CalendarApp, calendarProviders, editCalendarApp, listCalendarApps } from './contract';
import { CalendarAppModel, type CalendarAppRecord, sealedFor } from './model';
import { mayEditCalendarApps, mayReadCalendarApps } from './policy';
import { redirectUriOf } from './redirectUri';

/** The registrations of this site with the providers of calendars. */
export function calendarAppRoutes(api: Api): void {
  const { env } = api;

  addRoute(api, listCalendarApps, mayReadCalendarApps, async () => {
    const apps = await CalendarAppModel.find().lean<CalendarAppRecord[]>();
    const inOrder = calendarProviders.flatMap((name) => apps.find(({ _id }) => _id === name) ?? []);
    return { items: await Promise.all(inOrder.map((app) => toView(env, app))) };
  });

  addRoute(api, editCalendarApp, mayEditCalendarApps, async ({ params, body, version, audit }) => {
    const provider = calendarProviders.find((name) => name === params.provider);
    const before = provider && (await CalendarAppModel.findById(provider).lean<CalendarAppRecord>());
    if (!before) throw notFound();
    const clientId = body.clientId.trim();
    const tenant = provider === 'microsoft' ? body.tenant.trim().toLowerCase() : '';
    const secret = body.clientSecret?.trim();
    const isOther = clientId !== before.clientId;
    // A stored secret belongs to the client ID that it was entered for.
    if (clientId && !secret && (isOther || !before.clientSecret)) {
      const message = 'Please enter the client secret of this client ID.';
      throw badRequest(message, { clientSecret: message });
    }
    const after = await editAtVersion(CalendarAppModel, { _id: provider }, version, {
      $set: {
        clientId,
        tenant,
        ...(clientId && secret && { clientSecret: seal(env.sealingKeys, secret, sealedFor(provider)) }),
      },
      ...(!clientId && { $unset: { clientSecret: '' } }),
    });
    const view = await toView(env, after);
    audit(provider, await toView(env, before), secret ? { ...view, clientSecret: secret } : view);
    return view;
  });
}

async function toView(
  env: Pick<Env, 'publicOrigin' | 'calendarsOrigin'>,
  { _id: provider, clientId, clientSecret, tenant, version }: CalendarAppRecord,
): Promise<CalendarApp> {
  return {
    provider,
    clientId,
    hasSecret: clientSecret !== undefined,
    tenant,
    redirectUri: redirectUriOf(env),
    isDemo: Boolean(env.calendarsOrigin),
    connections: await ConnectionModel.countDocuments({ provider }),
    version,
  };
}
