import { toSiteDay } from '../../insights/events/toSiteDay';
import type { PublicCredential } from './contract';
import { credentialState } from './credentialState';
import { Credential, type CredentialRecord } from './model';

/** The credentials that are shown and have not expired, in their order. */
export async function findPublicCredentials(): Promise<PublicCredential[]> {
  const records = await findShownCredentials();
  return records.filter((record) => stateOf(record) !== 'expired').map(toPublicCredential);
}

/** The credentials that are turned on and have expired or soon will. */
export async function findEndingCredentials(): Promise<CredentialRecord[]> {
  return (await findShownCredentials()).filter((record) => ['expired', 'expiring'].includes(stateOf(record)));
}

/** How many credentials are turned on. */
export const countShownCredentials = (): Promise<number> => Credential.countDocuments({ isShown: true });

const findShownCredentials = () =>
  Credential.find({ isShown: true }).sort({ order: 1, _id: 1 }).lean<CredentialRecord[]>();

const stateOf = (record: CredentialRecord) => credentialState(record, toSiteDay(new Date()));

function toPublicCredential(record: CredentialRecord): PublicCredential {
  const { kind, name, issuer, number, validUntil, link, image, imageAlt } = record;
  return { kind, name, issuer, number, validUntil, link, image, imageAlt };
}
