import { compress, etagOf } from '@site/api/platform/cache/compress';
import { SingleFlight } from '@site/api/platform/cache/SingleFlight';
import { networkOf } from '@site/api/platform/client/clientAddress';
import { NetworkQueue } from '../limits/NetworkQueue';
import { BackgroundCompressor } from './BackgroundCompressor';
import { type CachedPage, PageStore } from './PageStore';

/** Concurrent renders per network, so that many requests for uncached pages do not delay other visitors. */
const RENDERS_PER_NETWORK = 4;

type Render = () => Promise<RenderedPage>;

/**
 * Rendered pages by key. A page is fresh for 15 s. After that the stale page is served while the next one is rendered,
 * so a change shows within 30 s and no visitor waits for it. A page that is requested again is compressed once more, in
 * the background, into fewer bytes.
 */
export class HtmlCache {
  private store = new PageStore();
  private renders = new SingleFlight<CachedPage>();
  /** By network and key, including the time in the queue. */
  private requests = new SingleFlight<CachedPage>();
  private readonly queue = new NetworkQueue(RENDERS_PER_NETWORK);
  private readonly compressor = new BackgroundCompressor();

  /** The page for a key, for a visitor's address. Calls `render` when it is missing or stale. */
  async get(key: string, address: string, render: Render): Promise<CachedPage> {
    return this.getCached(key, address, render) ?? this.request(key, address, render);
  }

  /** Like `get`, but only for pages in the cache. Calls `render` in the background when the page is stale. */
  getCached(key: string, address: string, render: Render): CachedPage | undefined {
    const page = this.store.get(key);
    if (!page) return undefined;
    if (!this.store.isFresh(key)) this.request(key, address, render).catch(() => undefined);
    if (!page.isFullyCompressed) this.compress(key, page);
    return page;
  }

  /** Empties the cache. Renders that are running are still served to those who wait for them, but not cached. */
  clear() {
    this.store = new PageStore();
    this.renders = new SingleFlight();
    this.requests = new SingleFlight();
  }

  get size() {
    return this.store.size;
  }

  /** Joins a running render. Otherwise waits only for other renders of the same network. */
  private request(key: string, address: string, render: Render): Promise<CachedPage> {
    return (
      this.renders.get(key) ??
      this.requests.run(`${networkOf(address)} ${key}`, () =>
        this.queue.add(address, () => this.renderOnce(key, render)),
      )
    );
  }

  private async renderOnce(key: string, render: Render): Promise<CachedPage> {
    const { store } = this;
    const page = store.get(key);
    if (page && store.isFresh(key)) return page;
    return this.renders.run(key, () => this.renderInto(store, key, render));
  }

  /** When the cache was emptied meanwhile, `store` is no longer in use. */
  private async renderInto(store: PageStore, key: string, render: Render): Promise<CachedPage> {
    const { html = '', ...rendered } = await render();
    const previous = this.store.get(key);
    // An incomplete page does not replace a complete one.
    if (!rendered.isCacheable && previous) return previous;
    const etag = etagOf(html);
    const isUnchanged = previous?.etag === etag;
    const page = {
      policy: '',
      ...rendered,
      etag,
      bodies: isUnchanged ? previous.bodies : html ? (await compress(html)).bodies : EMPTY_BODIES,
      isFullyCompressed: !html || (isUnchanged && previous.isFullyCompressed),
    };
    if (rendered.isCacheable) store.set(key, page);
    return page;
  }

  private compress(key: string, { etag, bodies }: CachedPage) {
    const { store } = this;
    this.compressor
      .compress(bodies.identity)
      ?.then((br) => {
        const page = store.get(key);
        if (page?.etag !== etag) return;
        store.update(key, { ...page, bodies: { ...page.bodies, br }, isFullyCompressed: true });
      })
      .catch(() => undefined);
  }
}

export interface RenderedPage {
  status: number;
  html?: string;
  policy?: string;
  location?: string;
  sameAs?: string;
  isCacheable: boolean;
  isUnlisted?: boolean;
}

const EMPTY_BODIES: CachedPage['bodies'] = {
  identity: Buffer.alloc(0),
  br: Buffer.alloc(0),
  gzip: Buffer.alloc(0),
};
