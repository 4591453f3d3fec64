import type { RequestHandler } from 'express';
import { type CardContent, readCard } from '../socialImages/readCard';
import type { SocialCard } from '../socialImages/SocialCard';
import { socialImagePath } from '../socialImages/socialTags';
import { resolve } from './resolve';
import { cacheEntry, type PagesOptions } from './servePages';

export interface SocialImagesOptions extends PagesOptions {
  /** The SVG of an illustration by its address; undefined if it is unavailable. */
  readIllustration: (address: string) => Promise<string | undefined>;
  /** The PNG, from the cache or newly rendered. */
  socialImage: (card: SocialCard) => Promise<Buffer>;
}

/**
 * Serves the preview image of a page for social networks. It shows the current content: an address with an outdated
 * hash redirects to the current one. 503 when it cannot be rendered now.
 */
export function socialImages(options: SocialImagesOptions): RequestHandler {
  return async (request, response, next) => {
    const [, path] = /^\/social\/[\w-]{16}(\/.+)\.png$/.exec(request.path) ?? [];
    const content = path ? await findCard(options, path, request.ip) : undefined;
    if (!content) return next();
    const address = socialImagePath(content);
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    if (request.path !== address) return response.redirect(302, address);
    const illustration = content.illustration && (await options.readIllustration(content.illustration));
    const png = await options
      .socialImage({ ...content, illustration: illustration || undefined })
      .catch((error) => {
        request.log.warn({ err: error }, 'social image could not be rendered');
      });
    if (!png) return response.status(503).set('Retry-After', '10').type('text').send('Not rendered yet');
    response.setHeader('Cache-Control', 'public, max-age=86400');
    return response.type('png').send(png);
  };
}

/**
 * The content for the image of the page at a path; undefined for pages that are not public or not at their canonical
 * address.
 */
async function findCard(options: PagesOptions, path: string, visitor = ''): Promise<CardContent | undefined> {
  const address = { pathname: path, search: '', wasNormalized: false };
  const resolution = resolve(options, { address });
  const { snapshot, route, isGuarded } = resolution;
  if (resolution.kind !== 'cached' || !route || isGuarded || route.isPrivate) return undefined;
  const { key, render } = cacheEntry(options, snapshot, resolution.key);
  const page = await options.cache.get(key, visitor, render);
  const content = page.status === 200 ? readCard(page.bodies.identity.toString()) : undefined;
  return content?.path === path ? content : undefined;
}
