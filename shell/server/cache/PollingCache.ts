import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from 'pino';

/** With the one or two seconds that the API caches its response, a change shows within five. */
const POLL_MS = 2_000;
const TIMEOUT_MS = 2_000;

export interface PollingCacheOptions<T> {
  /** The name of the data in the log. */
  name: string;
  url: string;
  /** The file it is saved in. */
  path: string;
  /** The value until the first response. */
  initial: T;
  /** Reads the next value from a response. Throws when the response does not match its contract. */
  read: (response: unknown, current: T) => T;
  onChange: (now: T, previous: T) => void;
  log: Logger;
  everyMs?: number;
}

/**
 * Public API data that every page needs. It is requested every two seconds and saved on disk, so pages are complete
 * while the API is unavailable. Data that does not match its contract never replaces valid data.
 */
export class PollingCache<T> {
  current: T;
  private timer?: NodeJS.Timeout;
  private lastText = '';
  /** The text that `current` was read from, and the text on disk. */
  private validText = '';
  private savedText = '';
  private tag?: string;

  constructor(private readonly options: PollingCacheOptions<T>) {
    this.current = options.initial;
  }

  /** Reads the file and starts to poll the API. */
  async start() {
    const saved = await readFile(this.options.path, 'utf8').catch(() => '');
    if (saved) this.accept(saved);
    this.savedText = this.validText;
    await this.poll();
  }

  stop() {
    clearTimeout(this.timer);
  }

  /** Requests the data now. */
  async refresh() {
    this.stop();
    await this.poll();
  }

  private async poll() {
    try {
      await this.request();
    } catch {
      // The API is unavailable: the last value stays.
    }
    try {
      if (this.savedText !== this.validText) await this.save(this.validText);
    } catch {
      // The disk is full: the next poll tries again.
    }
    this.stop();
    this.timer = setTimeout(() => this.poll(), this.options.everyMs ?? POLL_MS);
  }

  private async request() {
    const response = await fetch(this.options.url, {
      // Without this header `fetch` adds `no-cache`, and then no server answers 304.
      headers: this.tag ? { 'If-None-Match': this.tag, 'Cache-Control': 'max-age=0' } : {},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok) return;
    this.tag = response.headers.get('etag') ?? undefined;
    if (text !== this.lastText) this.accept(text);
  }

  private async save(text: string) {
    const { path } = this.options;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, text);
    await rename(`${path}.new`, path);
    this.savedText = text;
  }

  private accept(text: string) {
    const { name, read, log, onChange } = this.options;
    const previous = this.current;
    this.lastText = text;
    try {
      this.current = read(JSON.parse(text), previous);
    } catch (error) {
      log.warn({ reason: (error as Error).message.slice(0, 200) }, `${name} rejected`);
      return;
    }
    this.validText = text;
    onChange(this.current, previous);
  }
}
