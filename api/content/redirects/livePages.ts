import type { Logger } from 'pino';
import { create } from 'superstruct';
import { staleWhileRevalidate } from '../../platform/cache/staleWhileRevalidate';
import type { Env } from '../../platform/configuration/env';
import { unavailable } from '../../platform/errors/HttpError';
import { PAGE_ADDRESSES_FILE, PageAddresses } from '../addresses/contract';
import { landingPath } from '../landingPages/landingState';
import { LandingPage, type LandingPageRecord } from '../landingPages/model';
import { Location } from '../locations/model';
import { locationPath } from '../locations/publishedLocations';
import { policyPath } from '../policies/contract';
import { Policy } from '../policies/model';
import { Post } from '../posts/model';
import { postPath } from '../posts/publishedPosts';
import type { Site } from './redirectsAsCsv';

const TIMEOUT_MS = 1500;
const FRESH_MS = 2000;

/** Reads what has to be known of the site before an address is given away: its origin, pages and files. */
export function createSiteReader(
  env: Pick<Env, 'publicOrigin' | 'shellOrigin'>,
  log: Logger,
): () => Promise<Site> {
  const livePages = createLivePagesReader(env.shellOrigin, log);
  return async () => ({ origin: env.publicOrigin, ...(await livePages()) });
}

/**
 * Reads the addresses where no redirect may stand: the pages of the live releases and the files, as the shell names
 * them, and what the team has written. While the shell is away what it said last holds; before it said anything nobody
 * knows, and the read is refused as unavailable.
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

/** What the team has written, within the transaction of who asks. */
async function readContentPaths(): Promise<string[]> {
  const posts = await Post.find({ isDraft: false }).select('slug').lean<{ slug: string }[]>();
  const landings = await LandingPage.find({ isDraft: false }).select('slug kind').lean<LandingPageRecord[]>();
  const locations = await Location.find({ isPublished: true }).select('slug').lean<{ slug: string }[]>();
  const policies = await Policy.find({ isPublished: true }).select('slug').lean<{ slug: string }[]>();
  return [
    ...posts.map(({ slug }) => postPath(slug)),
    ...landings.map(landingPath),
    ...locations.map(({ slug }) => locationPath(slug)),
    ...policies.map(({ slug }) => policyPath(slug)),
  ];
}

async function fetchShellPages(origin: string): Promise<PageAddresses> {
  const answer = await fetch(origin + PAGE_ADDRESSES_FILE, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return create(await answer.json(), PageAddresses);
}
