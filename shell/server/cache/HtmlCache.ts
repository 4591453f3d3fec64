import { networkOf } from '@site/api/clientAddress';
import { type CompressedText, compressed, etagOf } from '@site/api/compressed';
import { NetworkQueue } from '../limits/NetworkQueue';
import { BackgroundCompressor } from './BackgroundCompressor';

const FRESH_MS = 15_000;
const MAX_BYTES = 40_000_000;
/** Of these for pages whose addresses have no end, such as searches: however many are asked for, they push out no others. */
const MAX_PASSING_BYTES = 4_000_000;
/** Pages made at a time for one network: who asks for many that nobody has asked for keeps nobody else waiting. */
const MADE_AT_ONCE = 4;
// What keeping a page takes besides its text, so that short answers count as well.
const OVERHEAD_BYTES = 2_000;

/** One answer, compressed once and sent to everybody. */
export interface CachedPage extends CompressedText {
  status: number;
  policy: string;
  location?: string;
  /** Where the page is kept that this address shows as well. */
  sameAs?: string;
  /** False for a page that could not be made whole: nobody is to keep it. */
  mayKeep: boolean;
  /** One of those that have no end. */
  isPassing?: boolean;
}

interface Kept {
  page: CachedPage;
  at: number;
  isRefreshing: boolean;
  /** Packed as finely as it will be, or about to be. */
  isFine: boolean;
}

/**
 * Pages by key, up to 40 MB, least recently used dropped, and of those whose addresses have no end 4 MB. Fresh for 15 s; then the kept one is still sent while the next is made,
 * so a change shows within 30 s and nobody waits for it. What is asked for again is packed once more, finely, for those who come later.
 */
export class HtmlCache {
  private readonly pages = new Map<string, Kept>();
  private bytes = { listed: 0, passing: 0 };
  private readonly making = new Map<string, Promise<CachedPage>>();
  /** What a network waits for, its turn included. */
  private readonly waiting = new Map<string, Promise<CachedPage>>();
  /** Counts how often everything was thrown away. */
  private era = 0;
  private readonly turns = new NetworkQueue(MADE_AT_ONCE);
  private readonly finePacker = new BackgroundCompressor();

  /** The page for a key, asked for from an address; `make` is called when there is none or it is stale. */
  async get(key: string, address: string, make: () => Promise<MadePage>): Promise<CachedPage> {
    return this.kept(key, address, make) ?? this.make(key, address, make);
  }

  /** The same, of pages that are there already; `make` is called for the next time when it is stale. */
  kept(key: string, address: string, make: () => Promise<MadePage>): CachedPage | undefined {
    const kept = this.pages.get(key);
    if (!kept) return undefined;
    this.pages.delete(key);
    this.pages.set(key, kept);
    if (isStale(kept) && !kept.isRefreshing) {
      kept.isRefreshing = true;
      this.make(key, address, make).catch(() => {
        kept.isRefreshing = false;
      });
    }
    if (!kept.isFine) this.packFinely(key, kept);
    return kept.page;
  }

  /** Throws everything away, and keeps nothing that is being made of what held until now. */
  clear() {
    this.era += 1;
    this.pages.clear();
    this.making.clear();
    this.waiting.clear();
    this.bytes = { listed: 0, passing: 0 };
  }

  get size() {
    return this.pages.size;
  }

  /** Whoever asks for what is being made gets that, but stands in no other network's line for it to begin. */
  private make(key: string, address: string, make: () => Promise<MadePage>): Promise<CachedPage> {
    const place = `${networkOf(address)} ${key}`;
    const underway = this.making.get(key) ?? this.waiting.get(place);
    if (underway) return underway;
    const made = this.turns
      .take(address, () => this.makeOnce(key, make))
      .finally(() => this.waiting.get(place) === made && this.waiting.delete(place));
    this.waiting.set(place, made);
    return made;
  }

  private async makeOnce(key: string, make: () => Promise<MadePage>): Promise<CachedPage> {
    const kept = this.pages.get(key);
    if (kept && !isStale(kept)) return kept.page;
    const underway = this.making.get(key);
    if (underway) return underway;
    const made = this.makeAndKeep(key, make).finally(
      () => this.making.get(key) === made && this.making.delete(key),
    );
    this.making.set(key, made);
    return made;
  }

  private async makeAndKeep(key: string, make: () => Promise<MadePage>): Promise<CachedPage> {
    const { era } = this;
    const { html = '', status, policy = '', location, sameAs, mayKeep, isPassing } = await make();
    const before = this.pages.get(key);
    const etag = etagOf(html);
    // What is still the same is packed already, finely perhaps.
    const same = before?.page.etag === etag ? before : undefined;
    const bodies = same?.page.bodies ?? (html ? (await compressed(html)).bodies : NO_TEXT);
    const page = { status, policy, location, sameAs, mayKeep, isPassing, etag, bodies };
    if (era !== this.era) return page;
    if (!mayKeep) {
      // A page that could not be made whole does not push out one that was.
      const kept = this.pages.get(key);
      if (kept) kept.isRefreshing = false;
      return kept?.page ?? page;
    }
    this.drop(key);
    this.pages.set(key, {
      page,
      at: Date.now(),
      isRefreshing: false,
      isFine: !html || Boolean(same?.isFine),
    });
    this.weigh(key, page);
    this.makeRoom();
    return page;
  }

  private packFinely(key: string, kept: Kept) {
    const { page } = kept;
    const packing = this.finePacker.pack(page.bodies.identity);
    if (!packing) return;
    kept.isFine = true;
    packing
      .then((br) => {
        const now = this.pages.get(key);
        // Dropped meanwhile, or become another page.
        if (now?.page.etag !== page.etag) return;
        this.weigh(key, now.page, -1);
        // Another object, since what is sent with a page is remembered by it.
        now.page = { ...now.page, bodies: { ...now.page.bodies, br } };
        this.weigh(key, now.page);
      })
      .catch(() => {
        kept.isFine = false;
      });
  }

  private drop(key: string) {
    const kept = this.pages.get(key);
    if (kept) this.weigh(key, kept.page, -1);
    this.pages.delete(key);
  }

  private weigh(key: string, page: CachedPage, sign = 1) {
    this.bytes[kindOf(page)] += sign * sizeOf(key, page);
  }

  private makeRoom() {
    const { bytes } = this;
    for (const [key, { page }] of this.pages) {
      const isFull = bytes.listed + bytes.passing > MAX_BYTES;
      if (!isFull && bytes.passing <= MAX_PASSING_BYTES) return;
      if (isFull || page.isPassing) this.drop(key);
    }
  }
}

const kindOf = ({ isPassing }: CachedPage) => (isPassing ? 'passing' : 'listed');

const isStale = ({ at }: Kept) => Date.now() - at > FRESH_MS;

const sizeOf = (key: string, { bodies }: CachedPage) =>
  Object.values(bodies).reduce((sum, { length }) => sum + length, OVERHEAD_BYTES + 2 * key.length);

export interface MadePage {
  status: number;
  html?: string;
  policy?: string;
  location?: string;
  sameAs?: string;
  mayKeep: boolean;
  isPassing?: boolean;
}

/** Of an answer without a document: one for all of them. */
const NO_TEXT: CachedPage['bodies'] = {
  identity: Buffer.alloc(0),
  br: Buffer.alloc(0),
  gzip: Buffer.alloc(0),
};
