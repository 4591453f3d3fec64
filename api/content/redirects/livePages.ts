import type { Logger } from 'pino';
import { create } from 'superstruct';
import { staleWhileRevalidate } from '../../platform/cache/staleWhileRevalidate';
import type { Env } from '../../platform/configuration/env';
import { unavailable } from '../../platform/errors/HttpError';
import { PAGE_ADDRESSES_FILE, PageAddresses } from '../addresses/contract';
import { Content } from '../documents/model';
import type { Site } from './redirectsAsCsv';

const TIMEOUT_MS = 1500;
const FRESH_MS = 2000;

/** Creates a function that reads what redirects are checked against: origin, pages and files of the site. */
export function createSiteReader(
  env: Pick<Env, 'publicOrigin' | 'shellOrigin'>,
  log: Logger,
): () => Promise<Site> {
  const livePages = createLivePagesReader(env.shellOrigin, log);
  return async () => ({ origin: env.publicOrigin, ...(await livePages()) });
}

/**
 * Creates a function that reads the paths at which no redirect may be: pages of the live releases and files, from the
 * shell, and public documents. While the shell is unavailable its last response is used; 503 if there is none.
 */
export function createLivePagesReader(shellOrigin: string, log: Logger): () => Promise<PageAddresses> {
  const shellPages = staleWhileRevalidate(() => fetchShellPages(shellOrigin), FRESH_MS);
  return async () => {
    const { pages, files } = await shellPages().catch((error: Error) => {
      log.warn({ reason: error.message }, 'the shell does not say where its pages are');
      throw unavailable('The list of pages is unavailable. Please try again in a moment.');
    });
    return { pages: [...pages, ...(await readContentPaths())], files };
  };
}

/** The paths of all public documents, read within the transaction of the request. */
async function readContentPaths(): Promise<string[]> {
  const documents = await Content.find({ isPublic: true })
    .select({ _id: 0, publicPath: 1 })
    .lean<{ publicPath: string }[]>();
  return documents.map(({ publicPath }) => publicPath);
}

async function fetchShellPages(origin: string): Promise<PageAddresses> {
  const answer = await fetch(origin + PAGE_ADDRESSES_FILE, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return create(await answer.json(), PageAddresses);
}
