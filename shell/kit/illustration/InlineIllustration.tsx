import { type CSSProperties, useEffect, useRef } from 'react';

/**
 * An inline SVG whose parts can be styled and animated. Pass the value of a `?inline` import: the SVG on the server,
 * its URL in the browser. The server's SVG is kept during hydration; after client-side navigation it is fetched.
 */
export function InlineIllustration({ svg, className, label, ratio }: InlineIllustrationProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => (container.current ? fill(container.current, svg) : undefined), [svg]);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has a name exactly when it has the role of an image
    <div
      ref={container}
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      style={ratio ? ({ aspectRatio: ratio } as CSSProperties) : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG, made at build time
      dangerouslySetInnerHTML={{ __html: svg.startsWith('<') ? svg : '' }}
    />
  );
}

export interface InlineIllustrationProps {
  /** The default export of `./x.illustration?inline`. */
  svg: string;
  className?: string;
  /** Accessible name; without it the illustration is decorative. */
  label?: string;
  /** Aspect ratio, which prevents layout shift while the illustration is fetched. */
  ratio?: string;
}

function fill(container: HTMLElement, svg: string): (() => void) | undefined {
  if (container.firstElementChild || svg.startsWith('<')) return undefined;
  const leaving = new AbortController();
  fetch(svg, { signal: leaving.signal })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .then((text) => {
      const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
      if (root.nodeName === 'svg') container.replaceChildren(document.importNode(root, true));
    })
    .catch(() => {});
  return () => leaving.abort();
}
