import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import mongoose from 'mongoose';
import type { Env } from '../../platform/configuration/env';
import { challengeLasts, openChallenge, takeChallenge } from '../tokens/challenge';
import { type PasskeyRecord, User, type UserRecord } from '../users/model';

type Site = Pick<Env, 'publicOrigin'>;

/** Asks whoever is there for any passkey of this site. */
export async function askForPasskey(site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { rpID } = expected(site);
  const question = await generateAuthenticationOptions({
    ...{ rpID, userVerification: 'required', timeout: challengeLasts },
  });
  await openChallenge('passkey', undefined, question.challenge);
  return question;
}

/** Whose passkey this is; nobody's unless it answers a question of ours and its owner was there in person. */
export async function provePasskey(
  site: Site,
  answer: AuthenticationResponseJSON,
): Promise<UserRecord | undefined> {
  const challenge = challengeIn(answer);
  if (!challenge || !(await takeChallenge(challenge, 'passkey'))) return undefined;
  const user = await User.findOne({ 'passkeys._id': answer.id }).lean<UserRecord>();
  const passkey = user?.passkeys.find(({ _id }) => _id === answer.id);
  if (!user || !passkey) return undefined;
  const { rpID, origin } = expected(site);
  const { counter, publicKey } = passkey;
  const credential = {
    id: passkey._id,
    publicKey: new Uint8Array(Buffer.from(publicKey, 'base64')),
    counter,
  };
  const verified = await verifyAuthenticationResponse({
    ...{ response: answer, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID },
    ...{ credential, requireUserVerification: true },
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  const { matchedCount } = await User.updateOne(
    { _id: user._id, passkeys: mongoose.trusted({ $elemMatch: { _id: passkey._id, counter } }) },
    {
      $set: {
        'passkeys.$.counter': newCounter,
        'passkeys.$.isSynced': credentialBackedUp,
        'passkeys.$.lastUsedAt': new Date(),
      },
    },
  );
  return matchedCount ? user : undefined;
}

/** What the member's browser is to make a passkey by. */
export async function offerPasskey(
  site: Site,
  user: UserRecord,
  firm: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { rpID } = expected(site);
  const offer = await generateRegistrationOptions({
    ...{ rpName: firm, rpID, userName: user.email, userDisplayName: user.name, timeout: challengeLasts },
    userID: new Uint8Array(Buffer.from(user._id)),
    attestationType: 'none',
    excludeCredentials: user.passkeys.map(({ _id, transports }) => ({ id: _id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await openChallenge('new-passkey', user, offer.challenge);
  return offer;
}

/** The passkey that was made for this member; nothing unless it answers an offer of ours. */
export async function readPasskey(
  site: Site,
  user: UserRecord,
  name: string,
  passkey: RegistrationResponseJSON,
): Promise<PasskeyRecord | undefined> {
  const challenge = challengeIn(passkey);
  const asked = challenge ? await takeChallenge(challenge, 'new-passkey') : undefined;
  if (!challenge || asked?.userId !== user._id) return undefined;
  const { rpID, origin } = expected(site);
  const verified = await verifyRegistrationResponse({
    ...{ response: passkey, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const { id, publicKey, counter, transports = [] } = credential;
  return {
    ...{
      _id: id,
      name: name.trim(),
      publicKey: Buffer.from(publicKey).toString('base64'),
      counter,
      transports,
    },
    ...{ isSynced: credentialBackedUp, createdAt: new Date() },
  };
}

function expected({ publicOrigin }: Site): { origin: string; rpID: string } {
  return { origin: publicOrigin, rpID: new URL(publicOrigin).hostname };
}

/** The challenge that the browser says it answers. */
function challengeIn({ response }: { response: { clientDataJSON: string } }): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
