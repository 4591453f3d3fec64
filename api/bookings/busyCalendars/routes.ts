import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import type { UserRecord } from '../../identity/users/model';
import { parseUrl } from '../../platform/contracts/parseUrl';
import { newId } from '../../platform/db/newId';
import { seal } from '../../platform/encryption/seal';
import { badRequest, notFound } from '../../platform/errors/HttpError';
import { parseHostName } from '../../platform/http/hostName';
import { assertBelowLimit } from '../../platform/records/assertBelowLimit';
import { mayManageFeed } from '../feeds/policy';
import { BookingHost } from '../hosts/model';
import {
  type BusyCalendar,
  createBusyCalendar,
  deleteBusyCalendar,
  listBusyCalendars,
  maxBusyCalendars,
} from './contract';
import { BusyCalendarModel, type BusyCalendarRecord } from './model';

/** The calendars of hosts whose busy times are not offered. A host manages their own, an admin those of every host. */
export function busyCalendarRoutes(api: Api): void {
  addRoute(api, listBusyCalendars, mayManageFeed, async ({ params: { id }, user }) => {
    await assertHost(id, user);
    const calendars = await BusyCalendarModel.find({ hostId: id, ...isAddress() })
      .sort({ createdAt: 1 })
      .limit(maxBusyCalendars)
      .lean<BusyCalendarRecord[]>();
    return { items: calendars.map(toView) };
  });

  addRoute(api, createBusyCalendar, mayManageFeed, async ({ params: { id }, body, user, audit }) => {
    await assertHost(id, user);
    const url = parseAddress(body.url);
    await assertBelowLimit(
      BusyCalendarModel,
      { limit: maxBusyCalendars, filter: { hostId: id, ...isAddress() } },
      () => urlFault(`A host can have at most ${maxBusyCalendars} calendars.`),
    );
    const _id = newId();
    const now = new Date();
    const [created] = await BusyCalendarModel.create([
      {
        _id,
        hostId: id,
        url: seal(api.env.sealingKeys, url.href, _id),
        address: maskAddress(url),
        nextAt: now,
        createdAt: now,
      },
    ]);
    const view = toView(created?.toObject() as BusyCalendarRecord);
    audit(id, undefined, { address: view.address });
    return view;
  });

  addRoute(
    api,
    deleteBusyCalendar,
    mayManageFeed,
    async ({ params: { id, calendar }, user, audit }): Promise<undefined> => {
      await assertHost(id, user);
      const deleted = await BusyCalendarModel.findOneAndDelete({
        _id: calendar,
        hostId: id,
        ...isAddress(),
      }).lean<BusyCalendarRecord>();
      if (!deleted) throw notFound('There is no such calendar.');
      audit(id, { address: deleted.address }, undefined);
    },
  );
}

/** Matches calendars by an address. Those of connected accounts are chosen with the account. */
const isAddress = () => ({ connectionId: mongoose.trusted({ $exists: false }) });

async function assertHost(id: string, user: UserRecord): Promise<void> {
  const host = await BookingHost.exists({ _id: id });
  authorize(mayManageFeed, user, host && { hostId: id });
}

const urlFault = (message: string) => badRequest(message, { url: message });

/** The address; calendar programs also write it with `webcal://`. */
function parseAddress(text: string): URL {
  const given = text.trim().replace(/^webcals?:/i, 'https:');
  const url = parseUrl(given);
  if (url?.protocol !== 'https:') throw urlFault('Please enter a URL that starts with https://.');
  if (url.port || url.username || url.password || !parseHostName(url.hostname))
    throw urlFault('Please enter the URL of a public server, without a port or password.');
  return url;
}

/** The server and the last characters, by which a host recognizes an address that stays secret. */
const maskAddress = ({ hostname, href }: URL) => `${hostname}/…${href.slice(-4)}`;

function toView({ _id, name, address, createdAt, readAt, error, times }: BusyCalendarRecord): BusyCalendar {
  const now = new Date();
  return {
    id: _id,
    name,
    address,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    error,
    times: times.filter(({ to }) => to > now).length,
  };
}
