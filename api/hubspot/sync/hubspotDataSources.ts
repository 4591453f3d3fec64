import mongoose from 'mongoose';
import { type PersonalDataSource, readable } from '../../leads/contacts/PersonalDataSource';
import { CrmContact, type CrmContactRecord } from './model';

type Known = Pick<CrmContactRecord, 'hubspotId' | 'attempts' | 'token'>;

const of = (emails: string[]) => ({ email: mongoose.trusted({ $in: emails }) });

/** Days after which an erasure that could not be carried over is given up. */
const ERASURE_DAYS = 90;

/**
 * What was sent to HubSpot about a person. An erasure is repeated in HubSpot, also if that is connected again later; then
 * the address, which is stored until then with the IDs of what was written, is deleted.
 */
export const hubspotDataSources: PersonalDataSource[] = [
  {
    title: 'HubSpot',
    find: async (emails, limit) => (await CrmContact.find(of(emails)).limit(limit).lean()).map(readable),
    erase: async (emails) => {
      const known = await CrmContact.find(
        { ...of(emails), task: 'sync' },
        { email: 1, hubspotId: 1, attempts: 1, token: 1, leaseUntil: 1, objects: 1 },
      ).lean();
      const ids = mongoose.trusted({ $in: known.map(({ _id }) => _id) });
      // A sync that is under way, or whose answer was lost, may have written a contact whose id is not known yet.
      const isSent = ({ hubspotId, attempts, token }: Known) => hubspotId || attempts || token;
      const sent = known.filter(isSent);
      await CrmContact.deleteMany({ _id: ids });
      const expiresAt = new Date(Date.now() + ERASURE_DAYS * 86_400_000);
      const erasures = sent.map(({ email, leaseUntil, objects }) => ({
        email,
        // Without their IDs and marks they would stay in HubSpot.
        objects: objects?.map((each) => ({ ...each, hash: '' })),
        task: 'erase' as const,
        state: 'pending' as const,
        nextAt: leaseUntil ?? new Date(),
        expiresAt,
      }));
      if (erasures.length) await CrmContact.insertMany(erasures);
      return { count: known.length, auditIds: known.map(({ _id }) => _id) };
    },
  },
];
