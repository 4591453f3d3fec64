import { useLayoutEffect, useRef } from 'react';

/** As the server's markup has it, until the styles are put in. */
export const DEFERRED_STYLES = '<style data-late=""></style>';

/**
 * Stands where the first screen of a page ends. In the server's document the styles that only what follows needs stand
 * here, so that what is above is painted before they have come. They outlive the page that brought them: the style
 * engine counts on them.
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
