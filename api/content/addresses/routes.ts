import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { type CompressedText, compressed, sendCompressed } from '../../platform/cache/compressed';
import { knownLandings, landingAddresses } from '../landingPages/publishedLandings';
import { locationAddresses, publishedLocations } from '../locations/publishedLocations';
import { policyAddresses, publishedPolicies } from '../policies/publishedPolicies';
import { postAddresses, publishedPosts } from '../posts/publishedPosts';
import { listAddresses } from './contract';

/** Every resource whose records have pages of their own, one line each: the copy of its records, and their pages. */
const sources = [
  { copy: publishedPosts, list: postAddresses },
  { copy: knownLandings, list: landingAddresses },
  { copy: publishedLocations, list: locationAddresses },
  { copy: publishedPolicies, list: policyAddresses },
];

/** So long, in milliseconds, a list is the same while its records are: landing pages go by the clock as well. */
const LASTS = 2000;

/** Where the pages are that the team writes. */
export function addressRoutes(api: Api): void {
  const current = listOnce();
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
function listOnce(): () => Promise<CompressedText> {
  let last: { copies: unknown[]; at: number; list: Promise<CompressedText> } | undefined;
  let said: { text: string; list: CompressedText } | undefined;
  const write = async (): Promise<CompressedText> => {
    const text = JSON.stringify((await Promise.all(sources.map(({ list }) => list()))).flat());
    if (said?.text !== text) said = { text, list: await compressed(text) };
    return said.list;
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
