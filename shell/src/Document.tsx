import type { ReactNode } from 'react';

/** The HTML document. The server adds styles, preloads and boot data; the browser hydrates it. */
export function Document({ children }: { children: ReactNode }) {
  return (
    // The loader script sets attributes on it before React hydrates.
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F4F3EF" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title="The Foundry" href="/blog/rss.xml" />
      </head>
      <body>{children}</body>
    </html>
  );
}
