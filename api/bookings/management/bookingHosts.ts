import { User, type UserRecord } from '../../identity/users/model';
import { badRequest } from '../../platform/errors/HttpError';
import type { BookingHost } from './contract';

const mostHosts = 100;

/** The members who can hold meetings. */
export async function findBookingHosts(): Promise<BookingHost[]> {
  const found = await User.find({ status: 'active' })
    .select('name')
    .sort({ name: 1, _id: 1 })
    .limit(mostHosts)
    .lean<Pick<UserRecord, '_id' | 'name'>[]>();
  return found.map(({ _id: id, name }) => ({ id, name }));
}

/** The fields of a booking that name its host. 400 for somebody who is not an active member. */
export async function readHostFields(hostId: string) {
  const host = await User.findOne({ _id: hostId, status: 'active' })
    .select(['name', 'email'])
    .lean<Pick<UserRecord, '_id' | 'name' | 'email'>>();
  if (!host) {
    const message = 'Please choose an active member as the host.';
    throw badRequest(message, { hostId: message });
  }
  return { hostId: host._id, hostName: host.name, hostEmail: host.email };
}
