import { notFound } from '../../platform/errors/HttpError';
import { ListedContact, type ListedContactRecord } from './model';

/** The row of a contact, by its ID. Throws 404. */
export async function findListed(id: string): Promise<ListedContactRecord> {
  const record = await ListedContact.findById(id).lean<ListedContactRecord>();
  if (!record) throw notFound();
  return record;
}
