import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { can } from '../../identity/access/can';
import { User, type UserRecord } from '../../identity/users/model';
import { isLeadMember } from '../../leads/pipeline/leadMembers';
import { duplicateKeyField } from '../../platform/db/duplicateKeyField';
import { badRequest } from '../../platform/errors/HttpError';
import { oneLine } from '../../platform/http/sanitizeText';
import { assertBelowLimit } from '../../platform/records/assertBelowLimit';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import { readPage } from '../../platform/records/readPage';
import { BusyCalendarModel } from '../busyCalendars/model';
import { removeConnectionsOf } from '../calendarConnections/removeConnections';
import { mayEditBooking } from '../management/policy';
import { findMeetingTypes } from '../meetingTypes/findMeetingTypes';
import { Booking } from '../model';
import {
  createHost,
  deleteHost,
  editHost,
  getHost,
  getHostOptions,
  type Host,
  type HostDraft,
  listHosts,
} from './contract';
import { BookingHost, type HostRecord } from './model';
import { mayEditHosts, mayListHosts } from './policy';

const mostHosts = 100;

/** The members who hold meetings. */
export function hostRoutes(api: Api): void {
  addRoute(api, listHosts, mayListHosts, async ({ query }) => {
    const { records, ...page } = await readPage(BookingHost, query, {
      order: { createdAt: 1, _id: 1 },
      maxCount: mostHosts,
      countIndex: { createdAt: 1, _id: 1 },
    });
    return { ...page, items: await toHosts(records) };
  });

  addRoute(api, getHostOptions, mayListHosts, readOptions);

  addRoute(api, getHost, mayListHosts, async ({ params, user }) => {
    const host = await BookingHost.findById(params.id).lean<HostRecord>();
    authorize(mayListHosts, user, host);
    return toHost(host);
  });

  addRoute(api, createHost, mayEditHosts, async ({ body, audit }) => {
    const fields = await readFields(body);
    await assertBelowLimit(BookingHost, { limit: mostHosts }, () =>
      badRequest(`The limit is ${mostHosts} hosts.`),
    );
    const host = await insertHost({ _id: body.userId, ...fields });
    audit(host._id, undefined, fields);
    return toHost(host);
  });

  addRoute(api, editHost, mayEditHosts, async ({ params, body, version, user, audit }) => {
    const before = await BookingHost.findById(params.id).lean<HostRecord>();
    authorize(mayEditHosts, user, before);
    if (body.userId !== before._id)
      throw userFault('The member of a host can’t be changed. Add another host instead.');
    const fields = await readFields(body);
    const after = await editAtVersion(BookingHost, { _id: before._id }, version, { $set: fields });
    audit(before._id, auditFields(before), fields);
    return toHost(after);
  });

  addRoute(api, deleteHost, mayEditHosts, async ({ params, version, audit }): Promise<undefined> => {
    const deleted = await deleteAtVersion(BookingHost, { _id: params.id }, version);
    await removeConnectionsOf(api.env.sealingKeys, deleted._id);
    await BusyCalendarModel.deleteMany({ hostId: deleted._id });
    audit(params.id, auditFields(deleted));
  });
}

const userFault = (message: string) => badRequest(message, { userId: message });

async function insertHost(
  record: Omit<HostRecord, 'version' | 'createdAt' | 'updatedAt'>,
): Promise<HostRecord> {
  try {
    const [host] = await BookingHost.create([record]);
    return host?.toObject() as HostRecord;
  } catch (error) {
    if (duplicateKeyField(error) === '_id') throw userFault('This member is already a host.');
    throw error;
  }
}

/** The normalized fields. 400 for a member who may not see guests' names, or an unknown meeting type. */
async function readFields({ userId, ...body }: HostDraft) {
  if (!(await User.exists({ _id: userId, ...isLeadMember() })))
    throw userFault('Please choose an active member who can edit bookings.');
  const slugs = (await findMeetingTypes()).map(({ _id }) => _id);
  if (body.types.some((slug) => !slugs.includes(slug))) {
    const message = 'One of these meeting types no longer exists.';
    throw badRequest(message, { types: message });
  }
  const timeOff = body.timeOff
    .map(({ label, ...days }) => ({ ...days, label: oneLine(label).trim() }))
    .sort((a, b) => a.from.localeCompare(b.from));
  const hours = body.hours.toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from));
  return { ...body, types: [...new Set(body.types)], timeOff, hours };
}

function auditFields({
  isActive,
  types,
  hours,
  timeOff,
  bufferMinutes,
  noticeMinutes,
  dailyCap,
}: HostRecord) {
  return { isActive, types, hours, timeOff, bufferMinutes, noticeMinutes, dailyCap };
}

async function readOptions() {
  const members = await User.find(isLeadMember())
    .select('name')
    .sort({ name: 1, _id: 1 })
    .limit(mostHosts)
    .lean<Pick<UserRecord, '_id' | 'name'>[]>();
  const types = await findMeetingTypes();
  return {
    members: members.map(({ _id: id, name }) => ({ id, name })),
    types: types.map(({ _id: slug, label }) => ({ slug, label })),
  };
}

async function toHost(record: HostRecord): Promise<Host> {
  const [host] = await toHosts([record]);
  return host as Host;
}

async function toHosts(records: HostRecord[]): Promise<Host[]> {
  const ids = mongoose.trusted({ $in: records.map(({ _id }) => _id) });
  const [users, counted] = await Promise.all([
    User.find({ _id: ids }).select(['name', 'status', 'role']).lean<UserRecord[]>(),
    Booking.aggregate<{ _id: string; count: number }>([
      {
        $match: {
          hostId: { $in: records.map(({ _id }) => _id) },
          status: 'confirmed',
          startAt: { $gt: new Date() },
        },
      },
      { $group: { _id: '$hostId', count: { $sum: 1 } } },
    ]),
  ]);
  return records.map(({ _id, updatedAt, version, ...record }) => {
    const user = users.find((one) => one._id === _id);
    return {
      ...auditFields({ ...record, _id, updatedAt, version }),
      id: _id,
      userId: _id,
      name: user?.name ?? 'Former member',
      isMemberActive: user?.status === 'active' && can(user, mayEditBooking),
      upcoming: counted.find((one) => one._id === _id)?.count ?? 0,
      updatedAt: updatedAt.toISOString(),
      version,
    };
  });
}
