import { createHash, randomBytes } from 'node:crypto';
import type { Request } from 'express';
import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { notFound } from '../../platform/errors/HttpError';
import { isKey } from '../reports/contract';
import { createShare, getShare, revokeShare } from './contract';
import { Share, type ShareRecord } from './model';
import { subjects } from './subjects';

const goodFor = 90 * 86_400_000;
const hour = 3600;

/** Links to results: anyone who has one sees the sheet; who made it may end it. */
export function shareRoutes(api: Api): void {
  const { env, rateLimit } = api;
  const networkOfCaller = (req: Request) => networkOf(clientAddress(req, env.internalKey));

  addRoute(api, createShare, anyone, async ({ body, req }) => {
    const { kind, id } = body;
    await rateLimit.allow('share', networkOfCaller(req), 30, hour);
    const secretHash = hashOf(body.secret);
    if (!(await subjects[kind].isOwned(id, secretHash)))
      throw notFound('This result is not known any more. Please begin again.');
    const key = randomBytes(16).toString('base64url');
    const expiresAt = new Date(Date.now() + goodFor);
    const share = { keyHash: hashOf(key), kind, subjectId: id, secretHash, expiresAt };
    // One record for a result, whoever asks at the same moment: a link that nobody knows of could not be ended.
    await Share.replaceOne({ _id: `${kind}:${id}` }, share, { upsert: true });
    return { key, expiresAt: expiresAt.toISOString() };
  });

  addRoute(api, getShare, anyone, async ({ params, req, res }) => {
    res.set('Cache-Control', 'no-store');
    await rateLimit.allow('shared', networkOfCaller(req), 120, hour);
    const share = isKey(params.key) ? await shareOf(params.key) : null;
    const sheet = share && (await subjects[share.kind].sheet(share.subjectId));
    if (!sheet) throw notFound('This link has ended, or was never one.');
    return { sheet, expiresAt: share.expiresAt.toISOString() };
  });

  addRoute(api, revokeShare, anyone, async ({ params, body, req }): Promise<undefined> => {
    await rateLimit.allow('share', networkOfCaller(req), 30, hour);
    const proof = { keyHash: hashOf(params.key), secretHash: hashOf(body.secret) };
    const ended = await Share.findOneAndDelete(proof).lean<ShareRecord>();
    if (ended) await subjects[ended.kind].unshared?.(ended.subjectId);
  });
}

// The index takes what is over away about once a minute.
const shareOf = (key: string) =>
  Share.findOne({
    keyHash: hashOf(key),
    expiresAt: mongoose.trusted({ $gt: new Date() }),
  }).lean<ShareRecord>();

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
