import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import mongoose from 'mongoose';
import type { Env } from '../../platform/configuration/env';
import { challengeLifetime, consumeChallenge, createChallenge } from '../tokens/challenge';
import { type PasskeyRecord, User, type UserRecord } from '../users/model';

type Site = Pick<Env, 'publicOrigin'>;

/** Loaded by the first passkey that is used. */
const webauthn = () => import('@simplewebauthn/server');

/** Creates the options to sign in with any passkey of this site. */
export async function createPasskeyRequest(site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { rpID } = expected(site);
  const { generateAuthenticationOptions } = await webauthn();
  const question = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    timeout: challengeLifetime,
  });
  await createChallenge('passkey', undefined, question.challenge);
  return question;
}

/** Verifies a passkey response with user verification. Returns the passkey's owner, or undefined. */
export async function verifyPasskey(
  site: Site,
  answer: AuthenticationResponseJSON,
): Promise<UserRecord | undefined> {
  const challenge = challengeIn(answer);
  if (!challenge || !(await consumeChallenge(challenge, 'passkey'))) return undefined;
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
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential,
    requireUserVerification: true,
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

/** Creates the options to register a passkey. */
export async function createPasskeyOptions(
  site: Site,
  user: UserRecord,
  firm: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { rpID } = expected(site);
  const { generateRegistrationOptions } = await webauthn();
  const offer = await generateRegistrationOptions({
    rpName: firm,
    rpID,
    userName: user.email,
    userDisplayName: user.name,
    timeout: challengeLifetime,
    userID: new Uint8Array(Buffer.from(user._id)),
    attestationType: 'none',
    excludeCredentials: user.passkeys.map(({ _id, transports }) => ({ id: _id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await createChallenge('new-passkey', user, offer.challenge);
  return offer;
}

/**
 * Verifies a registration response. Returns the new passkey, or undefined when it does not match a challenge
 * of this member.
 */
export async function verifyPasskeyRegistration(
  site: Site,
  user: UserRecord,
  name: string,
  passkey: RegistrationResponseJSON,
): Promise<PasskeyRecord | undefined> {
  const challenge = challengeIn(passkey);
  const consumed = challenge ? await consumeChallenge(challenge, 'new-passkey') : undefined;
  if (!challenge || consumed?.userId !== user._id) return undefined;
  const { rpID, origin } = expected(site);
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: passkey,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const { id, publicKey, counter, transports = [] } = credential;
  return {
    _id: id,
    name: name.trim(),
    publicKey: Buffer.from(publicKey).toString('base64'),
    counter,
    transports,
    isSynced: credentialBackedUp,
    createdAt: new Date(),
  };
}

function expected({ publicOrigin }: Site): { origin: string; rpID: string } {
  return { origin: publicOrigin, rpID: new URL(publicOrigin).hostname };
}

/** The challenge in the browser's response, not verified yet. */
function challengeIn({ response }: { response: { clientDataJSON: string } }): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
