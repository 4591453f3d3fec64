import mongoose from 'mongoose';
import { conflict, notFound, unprocessable } from '../../platform/errors/HttpError';
import { oneLine } from '../../platform/http/sanitizeText';
import type { Api } from '../access/Api';
import { addRoute } from '../access/addRoute';
import { createPasskeyOptions, verifyPasskeyRegistration } from '../factors/passkeys';
import { User, type UserRecord } from '../users/model';
import { addFactor } from './addFactor';
import {
  beginPasskey,
  createPasskey,
  deletePasskey,
  editPasskey,
  type PasskeyCreationOptions,
} from './contract';
import { factorsView, passkeyView } from './factorsView';
import { mayAddFactor, mayConfirmFactor, mayNamePasskey, mayRemoveFactor } from './policy';
import { removeFactor, withPasskey } from './removeFactor';

const mostPasskeys = 20;

/** Routes for the member's own passkeys. */
export function passkeyRoutes(api: Api): void {
  const { env } = api;

  addRoute(api, beginPasskey, mayAddFactor, async ({ user, audit }) => {
    const offer = await createPasskeyOptions(env, user, await api.firmName());
    audit(user._id);
    return offer as PasskeyCreationOptions;
  });

  addRoute(api, createPasskey, mayConfirmFactor, async ({ body, user, session, res, audit }) => {
    if (user.passkeys.length >= mostPasskeys)
      throw conflict('You have the maximum of 20 passkeys. Remove one first.');
    const passkey = await verifyPasskeyRegistration(env, user, oneLine(body.name), body.passkey);
    const isTaken = passkey && (await User.exists({ 'passkeys._id': passkey._id }));
    if (!passkey || isTaken) throw unprocessable('wrong_passkey', 'Couldn’t add this passkey.');
    audit(user._id);
    return addFactor(api, res, { user, session }, { where: {}, change: { $push: { passkeys: passkey } } });
  });

  addRoute(api, editPasskey, mayNamePasskey, async ({ params: { id }, body, user, audit }) => {
    const name = oneLine(body.name).trim();
    const after = await User.findOneAndUpdate(
      { _id: user._id, ...withPasskey(id) },
      { $set: { 'passkeys.$.name': name } },
      { returnDocument: 'after' },
    ).lean<UserRecord>();
    const passkey = after?.passkeys.find(({ _id }) => _id === id);
    if (!passkey) throw notFound('Passkey not found.');
    audit(user._id);
    return passkeyView(passkey);
  });

  addRoute(api, deletePasskey, mayRemoveFactor, async ({ params: { id }, user, req, audit }) => {
    const change = { $pull: { passkeys: mongoose.trusted({ _id: id }) } };
    const after = await removeFactor(api, req, user, { has: withPasskey(id), change });
    audit(user._id);
    return factorsView(after, env);
  });
}
