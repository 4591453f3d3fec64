import createCache, { type EmotionCache } from '@emotion/cache';
import { DEFERRED_STYLES } from './page/FoldMarker';

/**
 * Creates the Emotion cache: one per request on the server, one per document in the browser, where `known` are the
 * ids of the rules that the server's style block contains.
 */
export function createStyleCache(known: string[] = []): EmotionCache {
  const cache = createCache({ key: 'css', speedy: true, stylisPlugins: [] });
  for (const id of known) cache.inserted[id] = true;
  // Keeps the rules in the cache instead of inserting a style element before every component in the server's HTML.
  cache.compat = true;
  return cache;
}

/** The styles of a rendered page, split into critical and deferred ones. */
export interface SplitStyles {
  /** The document's markup, with the styles that only content below the fold needs at the fold. */
  markup: string;
  /** Styles for the head. */
  critical: string;
  deferred: string;
  /**
   * Ids of all rules, for the browser's cache. The styles carry no Emotion attributes, because Emotion would move
   * marked styles at start-up and force a full layout.
   */
  ids: string[];
}

/**
 * Reads the page's styles from the cache and moves those that only content below the fold uses to the fold marker.
 */
export function splitStyles(markup: string, cache: EmotionCache): SplitStyles {
  const end = markup.indexOf(DEFERRED_STYLES);
  const above = markup.slice(0, end < 0 ? undefined : end);
  const styles = { critical: '', deferred: '', ids: [] as string[] };
  for (const [id, rules] of Object.entries(cache.inserted)) {
    if (typeof rules !== 'string') continue;
    styles.ids.push(id);
    // Rules without a class, such as keyframes, can be used anywhere.
    const isDeferred = rules.includes(`.css-${id}`) && !above.includes(`css-${id}`);
    styles[isDeferred ? 'deferred' : 'critical'] += rules;
  }
  const filled = markup.replace(DEFERRED_STYLES, () =>
    DEFERRED_STYLES.replace('><', () => `>${styles.deferred}<`),
  );
  return { ...styles, markup: end < 0 ? markup : filled };
}

export { fontUrls, globalCss } from './theme/globalCss';
export type { EmotionCache as StyleCache };
