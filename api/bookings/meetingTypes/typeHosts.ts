import { User, type UserRecord } from '../../identity/users/model';
import { badRequest, conflict } from '../../platform/errors/HttpError';
import { BookingHost, type HostRecord } from '../hosts/model';
import { findMeetingTypes } from './findMeetingTypes';

type Held = Pick<HostRecord, '_id' | 'types'>;

/** Every host with the meeting types that they hold; none for all. */
export const findHeldTypes = (): Promise<Held[]> => BookingHost.find().select('types').lean<Held[]>();

/** The hosts who hold a meeting type; empty where all do. */
export function hostIdsOf(hosts: Held[], slug: string): string[] {
  const holding = hosts.filter((host) => holds(host, slug));
  return holding.length < hosts.length ? holding.map(({ _id }) => _id) : [];
}

/** Gives a meeting type to these hosts alone, or to all. 400 for unknown hosts, and where a host would hold none. */
export async function setTypeHosts(slug: string, hostIds: readonly string[]): Promise<void> {
  const hosts = await findHeldTypes();
  if (hostIds.some((id) => hosts.every(({ _id }) => _id !== id)))
    throw hostFault('One of these hosts was removed. Choose again.');
  const slugs = (await findMeetingTypes()).map(({ _id }) => _id);
  for (const host of hosts) {
    const isWanted = !hostIds.length || hostIds.includes(host._id);
    if (isWanted === holds(host, slug)) continue;
    const types = isWanted
      ? [...host.types, slug]
      : (host.types.length ? host.types : slugs).filter((one) => one !== slug);
    if (!types.length)
      throw hostFault(`${await nameOf(host._id)} would have no meeting types left. Pause this host instead.`);
    await setTypes(host._id, types);
  }
}

/** Takes a meeting type that is deleted from the hosts who name it. 409 where one holds nothing else. */
export async function forgetType(slug: string): Promise<void> {
  for (const { _id, types } of await BookingHost.find({ types: slug }).select('types').lean<Held[]>()) {
    if (types.length === 1)
      throw conflict(`${await nameOf(_id)} offers only this meeting type. Change the host first.`);
    await setTypes(
      _id,
      types.filter((one) => one !== slug),
    );
  }
}

const holds = ({ types }: Held, slug: string) => !types.length || types.includes(slug);

const setTypes = (_id: string, types: string[]) =>
  BookingHost.updateOne({ _id }, { $set: { types }, $inc: { version: 1 } });

async function nameOf(id: string): Promise<string> {
  const user = await User.findById(id).select('name').lean<Pick<UserRecord, 'name'>>();
  return user?.name ?? 'A former member';
}

const hostFault = (message: string) => badRequest(message, { hostIds: message });
