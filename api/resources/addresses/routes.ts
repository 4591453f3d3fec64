import type { Api } from '../../deps';
import { answer } from '../../http/answer';
import { anyone } from '../../http/can';
import { type Packed, packed, sendPacked } from '../../http/packed';
import { landingAddresses } from '../landingPages/publishedLandings';
import { locationAddresses } from '../locations/publishedLocations';
import { policyAddresses } from '../policies/publishedPolicies';
import { postAddresses } from '../posts/publishedPosts';
import { listAddresses } from './contract';

/** Every resource whose records have pages of their own, one line each. */
const sources = [postAddresses, landingAddresses, locationAddresses, policyAddresses];

/** Where the pages are that the team writes. */
export function addressRoutes(api: Api): void {
  let last: { text: string; list: Packed } | undefined;
  answer(api, listAddresses, anyone, async ({ req, res }) => {
    const all = (await Promise.all(sources.map((list) => list()))).flat();
    const text = JSON.stringify(all);
    // Asked for every other second by each server of the site, and seldom another; packed once.
    if (last?.text !== text) last = { text, list: await packed(text) };
    res.set('Cache-Control', 'public, max-age=5');
    sendPacked(req, res, 'json', last.list);
    return all;
  });
}
