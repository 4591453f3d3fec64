import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * What a render needs of the style engine: one cache a request on the server, one for the life of the page in the
 * browser, where it is told the ids of the rules that the server's block holds.
 */
export function createStyleCache(known: string[] = []): EmotionCache {
  const cache = createCache({ key: 'css', speedy: true, stylisPlugins: [] });
  for (const id of known) cache.inserted[id] = true;
  // Keeps the rules in the cache, instead of a style element before every component of the server's HTML.
  cache.compat = true;
  return cache;
}

/**
 * Everything the rendered page used, as one block. Its ids go to the browser's cache under a name of their own: what
 * is marked the way Emotion marks it, Emotion moves when it starts, and the browser lays out the whole page again.
 */
export function styleBlock(cache: EmotionCache): { css: string; ids: string[] } {
  const ids: string[] = [];
  let css = '';
  for (const [id, rules] of Object.entries(cache.inserted)) {
    if (typeof rules !== 'string') continue;
    ids.push(id);
    css += rules;
  }
  return { css, ids };
}

export { fontUrls, globalCss } from './theme/globalCss';
export type { EmotionCache as StyleCache };
