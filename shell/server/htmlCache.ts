import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Turns } from './Turns';

const FRESH_MS = 15_000;
const MAX_BYTES = 40_000_000;
/** Pages made at a time for one network: who asks for many that nobody has asked for keeps nobody else waiting. */
const MADE_AT_ONCE = 4;
// What keeping a page takes besides its text, so that short answers count as well.
const OVERHEAD_BYTES = 2_000;

/** One answer, compressed once and sent to everybody. */
export interface CachedPage {
  status: number;
  etag: string;
  policy: string;
  location?: string;
  /** False for a page that could not be made whole: nobody is to keep it. */
  mayKeep: boolean;
  bodies: Record<Encoding, Buffer>;
}

export type Encoding = 'br' | 'gzip' | 'identity';

interface Kept {
  page: CachedPage;
  at: number;
  isRefreshing: boolean;
}

/**
 * Pages by key, up to 40 MB, least recently used dropped. Fresh for 15 s; then the kept one is still sent while the next is made,
 * so a change shows within 30 s and nobody waits for it.
 */
export class HtmlCache {
  private readonly pages = new Map<string, Kept>();
  private bytes = 0;
  private readonly making = new Map<string, Promise<CachedPage>>();
  /** Counts how often everything was thrown away. */
  private era = 0;
  private readonly turns = new Turns(MADE_AT_ONCE);

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
    if (Date.now() - kept.at > FRESH_MS && !kept.isRefreshing) {
      kept.isRefreshing = true;
      this.make(key, address, make).catch(() => {
        kept.isRefreshing = false;
      });
    }
    return kept.page;
  }

  /** Throws everything away, and keeps nothing that is being made of what held until now. */
  clear() {
    this.era += 1;
    this.pages.clear();
    this.making.clear();
    this.bytes = 0;
  }

  get size() {
    return this.pages.size;
  }

  private make(key: string, address: string, make: () => Promise<MadePage>): Promise<CachedPage> {
    const underway = this.making.get(key);
    if (underway) return underway;
    const made = this.turns
      .take(address, () => this.makeAndKeep(key, make))
      .finally(() => this.making.get(key) === made && this.making.delete(key));
    this.making.set(key, made);
    return made;
  }

  private async makeAndKeep(key: string, make: () => Promise<MadePage>): Promise<CachedPage> {
    const { era } = this;
    const { html = '', status, policy = '', location, mayKeep } = await make();
    const page = { status, policy, location, mayKeep, ...(await encode(html)) };
    if (era !== this.era) return page;
    if (!mayKeep) {
      // A page that could not be made whole does not push out one that was.
      const kept = this.pages.get(key);
      if (kept) kept.isRefreshing = false;
      return kept?.page ?? page;
    }
    this.drop(key);
    this.pages.set(key, { page, at: Date.now(), isRefreshing: false });
    this.bytes += sizeOf(key, page);
    for (const oldest of this.pages.keys()) {
      if (this.bytes <= MAX_BYTES) break;
      this.drop(oldest);
    }
    return page;
  }

  private drop(key: string) {
    const kept = this.pages.get(key);
    if (kept) this.bytes -= sizeOf(key, kept.page);
    this.pages.delete(key);
  }
}

const sizeOf = (key: string, { bodies }: CachedPage) =>
  Object.values(bodies).reduce((sum, { length }) => sum + length, OVERHEAD_BYTES + 2 * key.length);

export interface MadePage {
  status: number;
  html?: string;
  policy?: string;
  location?: string;
  mayKeep: boolean;
}

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const TEXT = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/** How a page comes into each form. */
export const pack: Record<Encoding, (html: Buffer) => Promise<Buffer> | Buffer> = {
  br: (html) => asBrotli(html, TEXT),
  gzip: (html) => asGzip(html),
  identity: (html) => html,
};

async function encode(html: string): Promise<Pick<CachedPage, 'bodies' | 'etag'>> {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([pack.br(identity), pack.gzip(identity)]);
  // Weak: one name for the same page in three encodings.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 20)}"`;
  return { etag, bodies: { identity, br, gzip: zipped } };
}
