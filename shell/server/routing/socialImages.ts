import type { RequestHandler } from 'express';
import { type CardContent, readCard } from '../social/readCard';
import type { SocialCard } from '../social/SocialCard';
import { socialImagePath } from '../social/socialTags';
import { resolve } from './resolve';
import { cacheEntry, type PagesOptions } from './servePages';

export interface SocialImagesOptions extends PagesOptions {
  /** The text of a drawing, by its address; nothing where it cannot be had. */
  readIllustration: (address: string) => Promise<string | undefined>;
  /** The picture, out of what is kept or drawn now. */
  socialImage: (card: SocialCard) => Promise<Buffer>;
}

/**
 * Pictures of pages, for those who show previews of links. Made of what the page says now: an address with an older
 * hash leads to the newer one. One that cannot be drawn now is to be asked for again.
 */
export function socialImages(options: SocialImagesOptions): RequestHandler {
  return async (request, response, next) => {
    const [, path] = /^\/social\/[\w-]{16}(\/.+)\.png$/.exec(request.path) ?? [];
    const words = path ? await findCard(options, path, request.ip) : undefined;
    if (!words) return next();
    const address = socialImagePath(words);
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    if (request.path !== address) return response.redirect(302, address);
    const drawing = words.illustration && (await options.readIllustration(words.illustration));
    const png = await options.socialImage({ ...words, illustration: drawing || undefined }).catch((error) => {
      request.log.warn({ err: error }, 'picture not drawn');
    });
    if (!png) return response.status(503).set('Retry-After', '10').type('text').send('Not drawn yet');
    response.setHeader('Cache-Control', 'public, max-age=86400');
    return response.type('png').send(png);
  };
}

/** What the page at a path says for its picture. Of pages that everybody gets alike, at their own address. */
async function findCard(options: PagesOptions, path: string, visitor = ''): Promise<CardContent | undefined> {
  const address = { pathname: path, search: '', wasNormalized: false };
  const resolution = resolve(options, { address });
  const { snapshot, route, isGuarded } = resolution;
  if (resolution.kind !== 'cached' || !route || isGuarded || route.isPrivate) return undefined;
  const { key, render } = cacheEntry(options, snapshot, resolution.key);
  const page = await options.cache.get(key, visitor, render);
  const words = page.status === 200 ? readCard(page.bodies.identity.toString()) : undefined;
  return words?.path === path ? words : undefined;
}
