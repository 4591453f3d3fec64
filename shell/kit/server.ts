import createCache, { type EmotionCache } from '@emotion/cache';
import { DEFERRED_STYLES } from './page/FoldMarker';

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

/** The styles of a rendered page, in the two places they stand at. */
export interface PlacedStyles {
  /** The whole document, with those that only what is below the first screen needs where it ends. */
  markup: string;
  /** Those for the head. */
  early: string;
  late: string;
  /** Of all, for the browser's cache: what is marked the way Emotion marks it, Emotion moves when it starts, and the browser lays out the whole page again. */
  ids: string[];
}

/** Takes what the page used out of the cache, and puts what the first screen does not need behind it. */
export function placeStyles(markup: string, cache: EmotionCache): PlacedStyles {
  const end = markup.indexOf(DEFERRED_STYLES);
  const above = markup.slice(0, end < 0 ? undefined : end);
  const placed = { early: '', late: '', ids: [] as string[] };
  for (const [id, rules] of Object.entries(cache.inserted)) {
    if (typeof rules !== 'string') continue;
    placed.ids.push(id);
    // What has no class of its own, such as an animation, is used from anywhere.
    const isLate = rules.includes(`.css-${id}`) && !above.includes(`css-${id}`);
    placed[isLate ? 'late' : 'early'] += rules;
  }
  const filled = markup.replace(DEFERRED_STYLES, () =>
    DEFERRED_STYLES.replace('><', () => `>${placed.late}<`),
  );
  return { ...placed, markup: end < 0 ? markup : filled };
}

export { fontUrls, globalCss } from './theme/globalCss';
export type { EmotionCache as StyleCache };
