import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * What a server render needs of the style engine. One cache a request on the server, one for the life of the
 * page in the browser; there, made after the document was parsed, it adopts the server's style block.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', speedy: true, stylisPlugins: [] });
  // Keeps the rules in the cache, instead of a style element before every component of the server's HTML.
  cache.compat = true;
  return cache;
}

/**
 * Everything the rendered page used, as one block. The element must carry `data-emotion="css ID ID …"`
 * (the `attribute` given), so that the browser's cache knows these rules are there.
 */
export function styleBlock(cache: EmotionCache): { css: string; ids: string[]; attribute: string } {
  const ids: string[] = [];
  let css = '';
  for (const [id, rules] of Object.entries(cache.inserted)) {
    if (typeof rules !== 'string') continue;
    ids.push(id);
    css += rules;
  }
  return { css, ids, attribute: `${cache.key} ${ids.join(' ')}` };
}

export { fontUrls, globalCss } from './theme/globalCss';
export type { EmotionCache as StyleCache };
