import mongoose from 'mongoose';
import { unseal } from '../../platform/encryption/seal';
import { conflict } from '../../platform/errors/HttpError';
import type { Api } from '../access/Api';
import { addRoute } from '../access/addRoute';
import { matchTimeStep, newAppKey, sealKey } from '../factors/authenticatorApp';
import { hasFactor } from '../factors/factorLevel';
import { invalidProof } from '../factors/invalidProof';
import { newRecoveryCodes } from '../factors/recoveryCodes';
import { User } from '../users/model';
import { addFactor } from './addFactor';
import { beginApp, confirmApp, getFactors, removeApp, renewRecoveryCodes } from './contract';
import { factorsView } from './factorsView';
import {
  mayAddFactor,
  mayConfirmFactor,
  mayReadOwnFactors,
  mayRemoveFactor,
  mayRenewRecoveryCodes,
} from './policy';
import { removeFactor } from './removeFactor';

const SETUP_MS = 15 * 60_000;
/** Per hour. A correct code counts as a verified factor, so guessing must be limited. */
const mostTries = 20;

/** Routes for the authenticator app and the recovery codes. */
export function factorRoutes(api: Api): void {
  const { env } = api;

  addRoute(api, getFactors, mayReadOwnFactors, ({ user }) => factorsView(user, env));

  addRoute(api, beginApp, mayAddFactor, async ({ user, audit }) => {
    const key = newAppKey(await api.firmName(), user.email);
    const pendingApp = sealKey(env.sealingKeys, key.secret, user._id);
    await User.updateOne({ _id: user._id }, { $set: { pendingApp } });
    audit(user._id);
    return key;
  });

  addRoute(api, confirmApp, mayConfirmFactor, async ({ body, user, session, res, audit }) => {
    const pending = user.pendingApp;
    if (!pending || Date.now() - pending.since.getTime() > SETUP_MS) throw conflict('Start the setup again.');
    await api.rateLimit.consume('confirm-app', user._id, mostTries, 3600);
    const key = unseal(env.sealingKeys, pending.secret, user._id);
    const lastStep = await matchTimeStep(key, body.code.replace(/\s/g, ''), 0);
    if (lastStep === undefined) throw invalidProof('code', 'Incorrect code.');
    audit(user._id);
    return addFactor(
      api,
      res,
      { user, session },
      {
        where: { 'pendingApp.since': pending.since },
        change: { $set: { app: { ...pending, lastStep } }, $unset: { pendingApp: '' } },
      },
    );
  });

  addRoute(api, removeApp, mayRemoveFactor, async ({ user, req, audit }) => {
    const has = { 'app.lastStep': mongoose.trusted({ $exists: true }) };
    const after = await removeFactor(api, req, user, { has, change: { $unset: { app: '' } } });
    audit(user._id);
    return factorsView(after, env);
  });

  addRoute(api, renewRecoveryCodes, mayRenewRecoveryCodes, async ({ user, audit }) => {
    if (!hasFactor(user)) throw conflict('Set up two-step sign-in before you create recovery codes.');
    const { codes, hashes } = newRecoveryCodes();
    await User.updateOne({ _id: user._id }, { $set: { recoveryCodes: hashes } });
    audit(user._id);
    return { recoveryCodes: codes };
  });
}
