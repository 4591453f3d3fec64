import { useLayoutEffect, useRef } from 'react';

/** Placeholder in the server's markup for the deferred styles. */
export const DEFERRED_STYLES = '<style data-late=""></style>';

/**
 * Marks the end of a page's first screen (the fold). The server inserts the styles that only later content needs
 * here, so that the first screen renders before they load. They stay in the document after navigation, because
 * Emotion relies on them.
 */
export function FoldMarker() {
  const block = useRef<HTMLStyleElement>(null);
  useLayoutEffect(() => {
    const { current: styles } = block;
    return () => {
      if (styles?.textContent) document.head.append(styles.cloneNode(true));
    };
  }, []);
  return (
    <style ref={block} data-late="" suppressHydrationWarning>
      {''}
    </style>
  );
}
