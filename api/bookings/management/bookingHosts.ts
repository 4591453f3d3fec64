import { User, type UserRecord } from '../../identity/users/model';
import { isLeadMember } from '../../leads/pipeline/leadMembers';
import { badRequest } from '../../platform/errors/HttpError';
import { findActiveHosts } from '../calendar/availability';
import { releaseCells, reserveCells, timeTaken } from '../calendar/reserveCells';
import { assertUpcoming, type GetChange } from '../changeBooking';
import type { BookingHost } from './contract';

const mostHosts = 100;

/** The members who can hold meetings: the hosts or, where there are none, all active members. */
export async function findBookingHosts(): Promise<BookingHost[]> {
  const hosts = await findActiveHosts();
  if (hosts.length) return hosts.map(({ user: { _id: id, name } }) => ({ id, name }));
  const found = await User.find(isLeadMember())
    .select('name')
    .sort({ name: 1, _id: 1 })
    .limit(mostHosts)
    .lean<Pick<UserRecord, '_id' | 'name'>[]>();
  return found.map(({ _id: id, name }) => ({ id, name }));
}

/** Reassigns a meeting to a host who is free then, even outside their working hours. */
export function createReassignment(hostId: string): GetChange {
  return async (booking) => {
    if (booking.hostId === hostId) return undefined;
    assertUpcoming(booking);
    const hosts = await findActiveHosts();
    if (!hosts.length) return { ...(await readHostFields(hostId)), lastChange: 'reassigned' };
    const found = hosts.find(({ host }) => host._id === hostId);
    if (!found) throw hostFault('Please choose an active host.');
    const { host, user } = found;
    const { _id, startAt, minutes } = booking;
    await releaseCells(_id);
    await reserveCells({
      _id,
      startAt,
      minutes,
      owner: host._id,
      bufferMinutes: host.bufferMinutes,
    }).catch((error: unknown) => {
      if ((error as { code?: string }).code !== timeTaken().code) throw error;
      throw hostFault(`${user.name} has another meeting at this time.`);
    });
    const fields = { hostId: user._id, hostName: user.name, hostEmail: user.email };
    return { ...fields, lastChange: 'reassigned' };
  };
}

/** The fields of a booking that name its host. 400 for a member who may not see guests' names. */
export async function readHostFields(hostId: string) {
  const host = await User.findOne({ _id: hostId, ...isLeadMember() })
    .select(['name', 'email'])
    .lean<Pick<UserRecord, '_id' | 'name' | 'email'>>();
  if (!host) throw hostFault('Please choose an active member who can edit bookings.');
  return { hostId: host._id, hostName: host.name, hostEmail: host.email };
}

const hostFault = (message: string) => badRequest(message, { hostId: message });
