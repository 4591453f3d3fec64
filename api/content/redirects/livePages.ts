import mongoose from 'mongoose';
import { unavailable } from '../../platform/errors/HttpError';
import type { PageAddresses } from '../addresses/contract';
import { findPageAddresses } from '../addresses/model';
import { Content } from '../documents/model';
import type { Site } from './redirectsAsCsv';

/** Creates a function that reads what redirects are checked against: origin, pages and files of the site. */
export const createSiteReader =
  (origin: string): (() => Promise<Site>) =>
  async () => ({ origin, ...(await readLivePages()) });

/**
 * The paths at which no redirect may be: pages of the live releases and files, as the shell sent them last, and public
 * documents, as they are in the transaction of the request. 503 before the shell has sent its first list.
 */
async function readLivePages(): Promise<PageAddresses> {
  const released = await findPageAddresses();
  if (!released) throw unavailable('The list of pages is unavailable. Please try again in a moment.');
  return { pages: [...released.pages, ...(await readContentPaths())], files: released.files };
}

async function readContentPaths(): Promise<string[]> {
  const documents = await Content.find({ isPublic: true, publicPath: mongoose.trusted({ $exists: true }) })
    .select({ _id: 0, publicPath: 1 })
    .lean<{ publicPath: string }[]>();
  return documents.map(({ publicPath }) => publicPath);
}
