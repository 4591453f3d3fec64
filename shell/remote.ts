import type { ComponentType, ReactNode } from 'react';

/** Where a page is and how it is shown, as data: enough for the shell to route and render without loading any code. */
export interface PageRoute {
  /** A react-router path pattern, such as `/blog/:slug`. One that ends in `/*` is what stands where no other page is, with the status 404. */
  path: string;
  /** The exposed module that exports the page, such as `./PostPage`. */
  expose: string;
  /** The exposed module around the page, which stays mounted while one moves between the pages that name it. */
  layout?: string;
  /** Query keys that change what the server renders; all others are ignored and share one cached copy. */
  queryKeys?: string[];
  /**
   * `bare`: no header, footer or banner. `landing`: no main navigation. `workbench`: rendered in the browser only, for
   * signed-in members. `sealed`: bare, and opened by a link that is a key. Such a page is rendered without the key, which
   * leaves the address before anything else happens (`useLinkKey` has it then); it is never kept by anybody, names itself
   * to nobody, and is entered and left by documents of its own. What stands before a pattern's parameter is a page too.
   */
  frame?: 'bare' | 'landing' | 'workbench' | 'sealed';
  /** Its address or its content is nobody else's: no other firm's script ever shares a document with it, and what is measured names its pattern only. */
  isPrivate?: boolean;
}

/** A page a remote owns, and its name: the one entry out of which menus of the site's pages, searches and site maps are made. */
export interface PageDefinition extends PageRoute {
  /** What lists call the page; of a pattern, what one of its pages is. */
  label: string;
  /** The heading under which the site map lists it. */
  group?: string;
  /** False for a second address of a page, and for one that nobody is to find by looking. What is private or in the workbench is never listed. */
  isListed?: boolean;
  /** The pages of a pattern such as `/services/:slug`, as far as they are known when the remote is built. */
  entries?: readonly PageEntry[];
}

export interface PageEntry {
  /** What stands in the place of the pattern's one parameter. */
  slug: string;
  label: string;
  /** False for a second address of a page. */
  isListed?: boolean;
}

/** Whether lists of the site's pages may name it. */
export const isListed = ({ isListed, isPrivate, frame }: PageRoute & Pick<PageDefinition, 'isListed'>) =>
  isListed !== false && !isPrivate && frame !== 'workbench';

export interface Remote {
  /** The federation name, a JavaScript identifier such as `mf_blog`. */
  name: string;
  pages: PageDefinition[];
}

/** An address as the pattern of its page reads it. */
export interface PageAddress {
  params: Record<string, string | undefined>;
  /** Path and query, without origin. */
  url: URL;
}

export interface LoaderContext extends PageAddress {
  /** Runs an endpoint of the kit's api and keeps its answer for the page's hooks. Rejects with the API's error. */
  // biome-ignore lint/suspicious/noExplicitAny: a thunk's types live with the endpoint that made it
  fetch: (thunk: any) => Promise<any>;
}

/** What an exposed layout exports: the page is handed to it as its children. */
export interface LayoutModule {
  Component: ComponentType<{ children: ReactNode }>;
}

/** What the page of one address says. */
export interface PageContent {
  /** The name of the file the words came out of, where the page's pattern has a file for each of its pages. */
  slug?: string;
  /** Their names where the words came out of several. */
  files?: readonly string[];
}

/** What every exposed page module exports. */
export interface PageModule<Content extends PageContent = never> {
  Component: ComponentType<{ content: Content }>;
  /**
   * Brings the words of one page, out of files of the release: before it is shown, on the server and in every browser,
   * so that they travel as code and need not stand in the document twice. Throws as `loader` does.
   */
  content?: (address: PageAddress) => Promise<Content>;
  /**
   * Fetches what the page shows before it is shown, on the server and before a navigation in the browser.
   * Throws the kit's `notFound()` for a 404 and `redirect(path)` to lead elsewhere.
   */
  loader?: (context: LoaderContext) => Promise<void>;
}

/** The exposed modules a page is shown with. */
export const exposesOf = ({ expose, layout }: PageRoute): string[] => (layout ? [expose, layout] : [expose]);

/** Which scripts of a release its pages need; by exposed module. */
export interface ReleaseScripts {
  chunks: Record<string, string[]>;
  /** By slug, those that bring the words of one page. */
  content?: Record<string, Record<string, string[]>>;
}

/** The scripts to fetch for a page: its code, and the words of the slug, or of those files. */
export const scriptsOf = (
  { chunks, content }: ReleaseScripts,
  route: PageRoute,
  words: string | readonly string[] = [],
): string[] =>
  exposesOf(route).flatMap((expose) => [
    ...(chunks[expose] ?? []),
    ...[words].flat().flatMap((name) => wordsOf(content?.[expose], name)),
  ]);

// The slug is a visitor's: `constructor` is no file of ours.
const wordsOf = (files: Record<string, string[]> = {}, name: string): string[] =>
  Object.hasOwn(files, name) ? (files[name] ?? []) : [];
