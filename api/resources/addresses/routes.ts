import type { Api } from '../../deps';
import { answer } from '../../http/answer';
import { anyone } from '../../http/can';
import { postAddresses } from '../posts/publishedPosts';
import { listAddresses } from './contract';

/** Every resource whose records have pages of their own, one line each. */
const sources = [postAddresses];

/** Where the pages are that the team writes. */
export function addressRoutes(api: Api): void {
  answer(api, listAddresses, anyone, async ({ res }) => {
    res.set('Cache-Control', 'public, max-age=5');
    return (await Promise.all(sources.map((list) => list()))).flat();
  });
}
