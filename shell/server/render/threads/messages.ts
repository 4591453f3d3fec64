import type { Address } from '@site/api/content/addresses/contract';
import type { Site } from '@site/api/site/information/contract';
import type { Snapshot } from '../../releases/snapshot';
import type { RequestContext } from '../preview';
import type { RenderResult } from '../render';
import type { ShellFiles } from '../shellFiles';

/** What a render thread is started with: the one snapshot it renders, and what is the same for every page. */
export interface ThreadData {
  snapshot: Snapshot;
  settings: RenderSettings;
  /** Holds the number of the remote whose code was entered last, in the order of the snapshot, and of the page it was entered for; readable while that runs. */
  entered: Int32Array<SharedArrayBuffer>;
}

export interface RenderSettings {
  apiOrigin: string;
  publicOrigin: string;
  internalKey: string;
  shell: Pick<ShellFiles, 'scripts' | 'integrity'>;
}

/** A page to be made. */
export interface RenderJob {
  /** Path and query, as in the cache key; `notFoundPath` renders the not-found page. */
  url: string;
  /** The snapshot of the cache key. A page that another snapshot rendered meanwhile is not cached. */
  snapshotId?: string;
  nonce?: string;
  /** Of a sealed page, the address it is left with. */
  sealedAt?: string;
  /** It shows what is not public yet: nobody may find it, and only pages of this site may frame it. */
  isPreview?: boolean;
  /** What the calls to the API say the page is made for. */
  context?: RequestContext;
  /** A path whose page counts for nothing: no visit, no tags. */
  untrackedPath?: string;
}

/** What pages show of the site's data; the same object for as long as nothing changed. */
export interface SiteData {
  readonly site: Site;
  readonly addresses: Address[];
}

export type ToThread =
  | { kind: 'make'; id: number; job: RenderJob }
  | { kind: 'data'; data: Partial<SiteData> }
  /** Is answered at once, unless the thread is held up. */
  | { kind: 'ping' };

export type FromThread =
  | { kind: 'loading'; remote: string }
  | { kind: 'ready' }
  | { kind: 'refused'; remote: string; reason: string }
  | { kind: 'made'; id: number; answer: RenderResult }
  /** A page was made, and shows that its loader failed by a mistake of its own. */
  | { kind: 'mistake'; remote: string; message: string; stack: string }
  | { kind: 'failed'; id: number; message: string; stack: string }
  /** With what the thread holds outside its heap. */
  | { kind: 'pong'; bytes: number };
