import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone, internalServer } from '../../identity/access/can';
import { type CompressedText, compress, sendCompressed } from '../../platform/cache/compress';
import { contentKinds } from '../contentKinds';
import { listAddresses, replacePageAddresses } from './contract';
import { savePageAddresses } from './model';

/** Milliseconds after which the list is written again although no record has changed: landing pages expire by time. */
const LASTS = 2000;

/** The addresses of all public pages of documents, and those of the live releases, which the shell sends. */
export function addressRoutes(api: Api): void {
  const current = createAddressListReader();
  addRoute(api, listAddresses, anyone, async ({ req, res }) => {
    const list = await current();
    res.set('Cache-Control', 'public, max-age=5');
    sendCompressed(req, res, 'json', list);
    return [];
  });

  addRoute(api, replacePageAddresses, internalServer, async ({ body }): Promise<undefined> => {
    const { listed, hidden, ...addresses } = body;
    // A shell with another origin, such as that of a preview, has other releases.
    await savePageAddresses(body.origin === api.env.publicOrigin ? body : addresses);
  });
}

/**
 * Caches the compressed list for all requests. It is written again when a cache of records has changed or after `LASTS`,
 * and compressed again only if its text differs: every page server asks every other second.
 */
function createAddressListReader(): () => Promise<CompressedText> {
  let last: { copies: unknown[]; at: number; list: Promise<CompressedText> } | undefined;
  let latest: { text: string; list: CompressedText } | undefined;
  const write = async (): Promise<CompressedText> => {
    const text = JSON.stringify((await Promise.all(contentKinds.map((kind) => kind.listAddresses()))).flat());
    if (latest?.text !== text) latest = { text, list: await compress(text) };
    return latest.list;
  };
  return async () => {
    const copies: unknown[] = await Promise.all(contentKinds.map(({ cache }) => cache?.()));
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
