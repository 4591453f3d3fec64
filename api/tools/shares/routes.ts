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
import { shareSubjects } from './shareSubjects';

const shareLifetimeMs = 90 * 86_400_000;
const hour = 3600;

/** Links to results: anyone with the link sees the report; its creator can revoke it. */
export function shareRoutes(api: Api): void {
  const { env, rateLimit } = api;
  const getNetwork = (req: Request) => networkOf(clientAddress(req, env.internalKey));

  addRoute(api, createShare, anyone, async ({ body, req }) => {
    const { kind, id } = body;
    await rateLimit.consume('share', getNetwork(req), 30, hour);
    const secretHash = sha256(body.secret);
    if (!(await shareSubjects[kind].isOwned(id, secretHash)))
      throw notFound('We no longer have this result. Please start again.');
    const key = randomBytes(16).toString('base64url');
    const expiresAt = new Date(Date.now() + shareLifetimeMs);
    const share = { keyHash: sha256(key), kind, subjectId: id, secretHash, expiresAt };
    // One record per result, even for concurrent requests: a link that nobody knows could not be revoked.
    await Share.replaceOne({ _id: `${kind}:${id}` }, share, { upsert: true });
    return { key, expiresAt: expiresAt.toISOString() };
  });

  addRoute(api, getShare, anyone, async ({ params, req, res }) => {
    res.set('Cache-Control', 'no-store');
    await rateLimit.consume('shared', getNetwork(req), 120, hour);
    const share = isKey(params.key) ? await findShare(params.key) : null;
    const report = share && (await shareSubjects[share.kind].readReport(share.subjectId));
    if (!report) throw notFound('This link doesn’t work, or it has expired.');
    return { report, expiresAt: share.expiresAt.toISOString() };
  });

  addRoute(api, revokeShare, anyone, async ({ params, body, req }): Promise<undefined> => {
    await rateLimit.consume('share', getNetwork(req), 30, hour);
    const proof = { keyHash: sha256(params.key), secretHash: sha256(body.secret) };
    const deleted = await Share.findOneAndDelete(proof).lean<ShareRecord>();
    if (deleted) await shareSubjects[deleted.kind].unshared?.(deleted.subjectId);
  });
}

// The TTL index deletes expired links only about once a minute.
const findShare = (key: string) =>
  Share.findOne({
    keyHash: sha256(key),
    expiresAt: mongoose.trusted({ $gt: new Date() }),
  }).lean<ShareRecord>();

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
