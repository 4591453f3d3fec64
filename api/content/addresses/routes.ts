import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone, internalServer } from '../../identity/access/can';
import { type CompressedText, compress, sendCompressed } from '../../platform/cache/compress';
import { contentKinds } from '../contentKinds';
import { type Address, listAddresses, replacePageAddresses } from './contract';
import { savePageAddresses } from './model';

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
 * Caches the compressed list for all requests: every page server asks every other second. The list of a kind is written
 * again only when it is another one, and all of them are compressed again only if the text of one differs.
 */
function createAddressListReader(): () => Promise<CompressedText> {
  const texts = new WeakMap<Address[], string>();
  const textOf = (list: Address[]): string => {
    const text = texts.get(list) ?? JSON.stringify(list).slice(1, -1);
    texts.set(list, text);
    return text;
  };
  let latest: { parts: string[]; list: Promise<CompressedText> } | undefined;
  return async () => {
    const lists = await Promise.all(contentKinds.map((kind) => kind.listAddresses()));
    const parts = lists.map(textOf).filter(Boolean);
    const isSame =
      latest?.parts.length === parts.length && parts.every((part, at) => part === latest?.parts[at]);
    if (latest && isSame) return latest.list;
    const next = { parts, list: compress(`[${parts.join()}]`) };
    latest = next;
    next.list.catch(() => {
      if (latest === next) latest = undefined;
    });
    return next.list;
  };
}
