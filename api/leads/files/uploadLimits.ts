import { tooManyRequests } from '../../platform/errors/HttpError';
import type { RateLimit } from '../../platform/limits/rateLimit';
import { fileLimits } from './contract';

const hour = 3600;
const day = 24 * hour;
const everybody = 'all';

/** Throws 429 while a network, or all visitors together, may not upload a file. Counts nothing. */
export async function assertMayUpload(limit: RateLimit, network: string): Promise<void> {
  const [uploads, own, all] = await Promise.all([
    limit.hit('form-uploads', network, hour, 0),
    limit.hit('form-upload-bytes', network, day, 0),
    limit.hit('form-upload-day', everybody, day, 0),
  ]);
  if (uploads.count >= fileLimits.networkUploads) throw tooManyRequests(uploads.resetsIn, BY_NETWORK);
  if (own.count >= fileLimits.networkBytes) throw tooManyRequests(own.resetsIn, BY_NETWORK);
  if (all.count >= fileLimits.dayBytes) throw tooManyRequests(all.resetsIn, BY_DAY);
}

/** Counts an upload before it is checked. Throws 429 beyond a limit of its network. */
export async function countUpload(limit: RateLimit, network: string): Promise<void> {
  const { count, resetsIn } = await limit.hit('form-uploads', network, hour);
  if (count > fileLimits.networkUploads) throw tooManyRequests(resetsIn, BY_NETWORK);
}

/** Counts the bytes of a file before it is stored. Throws 429, and counts none, beyond a limit. */
export async function countBytes(limit: RateLimit, network: string, bytes: number): Promise<void> {
  const [own, all] = await Promise.all([
    limit.hit('form-upload-bytes', network, day, bytes),
    limit.hit('form-upload-day', everybody, day, bytes),
  ]);
  const isOwn = own.count > fileLimits.networkBytes;
  if (!isOwn && all.count <= fileLimits.dayBytes) return;
  await refundBytes(limit, network, bytes);
  throw isOwn ? tooManyRequests(own.resetsIn, BY_NETWORK) : tooManyRequests(all.resetsIn, BY_DAY);
}

/** Undoes the count of a file that was not stored. */
export async function refundBytes(limit: RateLimit, network: string, bytes: number): Promise<void> {
  await Promise.allSettled([
    limit.refund('form-upload-bytes', network, day, bytes),
    limit.refund('form-upload-day', everybody, day, bytes),
  ]);
}

const BY_NETWORK =
  'Too many files were uploaded from your network. Please email this file to us, or try again later.';
const BY_DAY =
  'We have reached our daily limit for uploads. Please email this file to us, or try again tomorrow.';
