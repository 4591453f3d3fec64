import { toSiteDay } from '../../insights/events/toSiteDay';
import type { PublicCredential } from './contract';
import { credentialState } from './credentialState';
import { Credential, type CredentialRecord } from './model';

/** The credentials that are shown and have not expired, in their order. */
export async function findPublicCredentials(): Promise<PublicCredential[]> {
  const today = toSiteDay(new Date());
  const records = await Credential.find({ isShown: true })
    .sort({ order: 1, _id: 1 })
    .lean<CredentialRecord[]>();
  return records.filter((record) => credentialState(record, today) !== 'expired').map(toPublicCredential);
}

function toPublicCredential(record: CredentialRecord): PublicCredential {
  const { kind, name, issuer, number, validUntil, link, image, imageAlt } = record;
  return { kind, name, issuer, number, validUntil, link, image, imageAlt };
}
