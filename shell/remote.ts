import type { ComponentType, ReactNode } from 'react';

/** A page a remote owns, as data: enough for the shell to route and render without loading any code. */
export interface PageDefinition {
  /** A react-router path pattern, such as `/blog/:slug`. */
  path: string;
  /** The exposed module that exports the page, such as `./PostPage`. */
  expose: string;
  /** The exposed module around the page, which stays mounted while one moves between the pages that name it. */
  layout?: string;
  /** Query keys that change what the server renders; all others are ignored and share one cached copy. */
  queryKeys?: string[];
  /** `bare`: no header, footer or banner. `landing`: no main navigation. `workbench`: rendered in the browser only, for signed-in members. */
  frame?: 'bare' | 'landing' | 'workbench';
  /** Its address or its content is nobody else's: no other firm's script ever shares a document with it, and what is measured names its pattern only. */
  isPrivate?: boolean;
}

export interface Remote {
  /** The federation name, a JavaScript identifier such as `mf_blog`. */
  name: string;
  /** Path prefixes answered with a friendly 503 while this remote was never loaded. */
  areas: string[];
  pages: PageDefinition[];
}

export interface LoaderContext {
  params: Record<string, string | undefined>;
  /** Path and query, without origin. */
  url: URL;
  /** Runs an endpoint of the kit's api and keeps its answer for the page's hooks. Rejects with the API's error. */
  // biome-ignore lint/suspicious/noExplicitAny: a thunk's types live with the endpoint that made it
  fetch: (thunk: any) => Promise<any>;
}

/** What an exposed layout exports: the page is handed to it as its children. */
export interface LayoutModule {
  Component: ComponentType<{ children: ReactNode }>;
}

/** What every exposed page module exports. */
export interface PageModule {
  Component: ComponentType;
  /**
   * Fetches what the page shows before it is shown, on the server and before a navigation in the browser.
   * Throws the kit's `notFound()` for a 404 and `redirect(path)` to lead elsewhere.
   */
  loader?: (context: LoaderContext) => Promise<void>;
}

/** The exposed modules a page is shown with. */
export const exposesOf = ({ expose, layout }: PageDefinition): string[] =>
  layout ? [expose, layout] : [expose];
