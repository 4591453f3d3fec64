import type { MessagePort } from 'node:worker_threads';
import type { Address } from '@site/api/content/addresses/contract';
import type { ComposedPage } from '@site/api/content/landingPages/composed/contract';
import type { PublishedOverride } from '@site/api/seo/pageInventory/contract';
import type { Site } from '@site/api/siteData/contract';
import type { Snapshot } from '../../releases/snapshot';
import type { RequestContext } from '../preview';
import type { RenderResult } from '../render';
import type { ShellFiles } from '../shellFiles';

/** The start data of a render thread: the snapshot it renders, and settings for all pages. */
export interface ThreadData {
  snapshot: Snapshot;
  settings: RenderSettings;
  /**
   * The index of the remote whose code was entered last and the id of its page job. Shared memory, so it can be read
   * while the thread is blocked.
   */
  entered: Int32Array<SharedArrayBuffer>;
  /** For `ThreadRequest` and `ThreadMessage`. */
  port: MessagePort;
}

export interface RenderSettings {
  apiOrigin: string;
  publicOrigin: string;
  internalKey: string;
  /** How long a page waits for each of its API calls. */
  loaderBudgetMs: number;
  shell: Pick<ShellFiles, 'scripts' | 'integrity'>;
}

/** A page to render. */
export interface RenderJob {
  /** Path and query, as in the cache key; `notFoundPath` renders the not-found page. */
  url: string;
  /** The snapshot of the cache key. A page that another snapshot rendered is not cached. */
  snapshotId?: string;
  nonce?: string;
  /** The address shown for a sealed page, without its key. */
  sealedAt?: string;
  /** Shows unpublished content: not indexed, and only this site may embed it. */
  isPreview?: boolean;
  /** The context that its API calls carry. */
  context?: RequestContext;
  /** What the landing page composed for this URL says, where the team changed its texts. */
  composed?: ComposedPage;
  /** A path whose page is not tracked: no visit, no tags. */
  untrackedPath?: string;
}

/** The site data that pages show. The same objects until something changes. */
export interface SiteData {
  readonly site: Site;
  readonly addresses: Address[];
  readonly seo: PublishedOverride[];
}

export type ThreadRequest =
  | { kind: 'render'; id: number; job: RenderJob }
  | { kind: 'data'; data: Partial<SiteData> }
  /** Gets a pong immediately, unless the thread is blocked. */
  | { kind: 'ping' };

export type ThreadMessage =
  | { kind: 'loading'; remote: string }
  | { kind: 'ready' }
  | { kind: 'rejected'; remote: string; reason: string }
  | { kind: 'rendered'; id: number; result: RenderResult }
  /** A loader threw an error of its own; the page was rendered with an error message. */
  | { kind: 'loaderError'; remote: string; message: string; stack: string }
  | { kind: 'renderError'; id: number; message: string; stack: string }
  /** With the size of the thread's memory outside its heap. */
  | { kind: 'pong'; bytes: number };
