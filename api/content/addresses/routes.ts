import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { type CompressedText, compressed, sendCompressed } from '../../platform/cache/compressed';
import { listLandingAddresses, publishedLandings } from '../landingPages/publishedLandings';
import { listLocationAddresses, publishedLocations } from '../locations/publishedLocations';
import { listPolicyAddresses, publishedPolicies } from '../policies/publishedPolicies';
import { listPostAddresses, publishedPosts } from '../posts/publishedPosts';
import { listAddresses } from './contract';

/** Every resource whose records have pages of their own, one line each: the copy of its records, and their pages. */
const sources = [
  { copy: publishedPosts, list: listPostAddresses },
  { copy: publishedLandings, list: listLandingAddresses },
  { copy: publishedLocations, list: listLocationAddresses },
  { copy: publishedPolicies, list: listPolicyAddresses },
];

/** So long, in milliseconds, a list is the same while its records are: landing pages go by the clock as well. */
const LASTS = 2000;

/** Where the pages are that the team writes. */
export function addressRoutes(api: Api): void {
  const current = createAddressListReader();
  addRoute(api, listAddresses, anyone, async ({ req, res }) => {
    const list = await current();
    res.set('Cache-Control', 'public, max-age=5');
    sendCompressed(req, res, 'json', list);
    return [];
  });
}

/**
 * Asked for every other second by each server of the site, and by anybody as often as they like: of many thousand pages
 * it is written once for all who ask while nothing changes, and packed only when it says something else.
 */
function createAddressListReader(): () => Promise<CompressedText> {
  let last: { copies: unknown[]; at: number; list: Promise<CompressedText> } | undefined;
  let latest: { text: string; list: CompressedText } | undefined;
  const write = async (): Promise<CompressedText> => {
    const text = JSON.stringify((await Promise.all(sources.map(({ list }) => list()))).flat());
    if (latest?.text !== text) latest = { text, list: await compressed(text) };
    return latest.list;
  };
  return async () => {
    const copies: unknown[] = await Promise.all(sources.map(({ copy }) => copy()));
    const isCurrent =
      last && Date.now() - last.at < LASTS && copies.every((copy, at) => copy === last?.copies[at]);
    if (!last || !isCurrent) {
      const next = { copies, at: Date.now(), list: write() };
      last = next;
      next.list.catch(() => {
        if (last === next) last = undefined;
      });
    }
    return last.list;
  };
}
