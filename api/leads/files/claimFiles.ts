import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { Enquiry } from '../enquiries/model';
import { fileLimits } from './contract';
import { AnswerFileModel, type AnswerFileRecord } from './model';

export const tokenHashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * The files of a form by the tokens of their uploads. Tokens that are unknown, expired or those of another form are left
 * out.
 */
export async function findUploads(form: string, tokens: string[]): Promise<Map<string, AnswerFileRecord>> {
  if (!tokens.length) return new Map();
  const tokenHash = mongoose.trusted({ $in: tokens.map(tokenHashOf) });
  const found = await AnswerFileModel.find({ tokenHash, form }).lean();
  const since = Date.now() - fileLimits.minutes * 60_000;
  const usable = found.filter(({ leadId, createdAt }) => leadId || createdAt.getTime() > since);
  const byHash = new Map(usable.map((file) => [file.tokenHash, file]));
  return new Map(
    tokens.flatMap((token) => {
      const file = byHash.get(tokenHashOf(token));
      return file ? [[token, file] as const] : [];
    }),
  );
}

/**
 * Binds files to the lead that is about to be stored, which may be repeated. Resolves with false, and binds none, when
 * another lead has one of them.
 */
export async function claimFiles(ids: string[], { leadId, email }: Owner): Promise<boolean> {
  const free = mongoose.trusted({ $in: [null, leadId] });
  const { matchedCount } = await AnswerFileModel.updateMany(
    { _id: mongoose.trusted({ $in: ids }), leadId: free },
    { $set: { leadId, emailNorm: email.toLowerCase(), claimedAt: new Date() } },
  );
  if (matchedCount === ids.length) return true;
  await releaseFiles(ids, leadId);
  return false;
}

/** Frees files whose lead was not stored, so that the form can be sent again with them. */
export async function releaseFiles(ids: string[], leadId: string): Promise<void> {
  if (await Enquiry.exists({ _id: leadId, 'answers.files.id': mongoose.trusted({ $in: ids }) })) return;
  await AnswerFileModel.updateMany(
    { _id: mongoose.trusted({ $in: ids }), leadId },
    { $set: { leadId: null }, $unset: { emailNorm: '', claimedAt: '' } },
  );
}

/** Marks that the lead of files is stored. A repeat that failed at the same time may have freed them. */
export async function confirmFiles(ids: string[], { leadId, email }: Owner): Promise<void> {
  await AnswerFileModel.updateMany(
    { _id: mongoose.trusted({ $in: ids }), leadId: mongoose.trusted({ $in: [null, leadId] }) },
    { $set: { leadId, emailNorm: email.toLowerCase() }, $unset: { claimedAt: '' } },
  );
}

interface Owner {
  leadId: string;
  email: string;
}
