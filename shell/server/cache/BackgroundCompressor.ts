import { compressBrotli } from '@site/api/platform/cache/compress';

// Brotli quality 11 takes twice as long and saves less than 1.5 % more.
const QUALITY = 10;
/** The pause after a compression, as a multiple of its duration. */
const PAUSE_FACTOR = 9;

/**
 * Compresses pages a tenth smaller than is possible while a visitor waits. It compresses one page at a time and uses
 * at most a tenth of one CPU core, however many pages are requested.
 */
export class BackgroundCompressor {
  private pausedUntil = 0;

  /** The Brotli body, or `undefined` while another page is compressed or during the pause after it. */
  compress(html: Buffer): Promise<Buffer> | undefined {
    const startedAt = Date.now();
    if (startedAt < this.pausedUntil) return undefined;
    this.pausedUntil = Number.POSITIVE_INFINITY;
    return compressBrotli(html, QUALITY).finally(() => {
      const now = Date.now();
      this.pausedUntil = now + PAUSE_FACTOR * (now - startedAt);
    });
  }
}
