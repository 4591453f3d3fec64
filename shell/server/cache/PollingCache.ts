import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from 'pino';

/** With the second or two that the API keeps its own copies, a change shows within five. */
const EVERY_MS = 2_000;
const ANSWER_MS = 2_000;

export interface PollingCacheOptions<T> {
  /** What it is, for the log. */
  name: string;
  url: string;
  /** The file it is kept in. */
  path: string;
  /** What holds until something was seen. */
  initial: T;
  /** Makes what holds from now on out of what was said. Throws when that does not keep to its contract. */
  read: (said: unknown, current: T) => T;
  onChange: (now: T, before: T) => void;
  log: Logger;
  everyMs?: number;
}

/**
 * What the API says to every page, as last seen: asked for every two seconds and kept on disk, so that the site is
 * whole while the API is away. What does not keep to its contract, wherever it comes from, never replaces what does.
 */
export class PollingCache<T> {
  current: T;
  private timer?: NodeJS.Timeout;
  private lastText = '';
  /** The text that `current` was made of, and the one that the disk holds. */
  private goodText = '';
  private keptText = '';
  private tag?: string;

  constructor(private readonly options: PollingCacheOptions<T>) {
    this.current = options.initial;
  }

  /** Reads what was kept and goes on asking the API. */
  async start() {
    const kept = await readFile(this.options.path, 'utf8').catch(() => '');
    if (kept) this.take(kept);
    this.keptText = this.goodText;
    await this.poll();
  }

  stop() {
    clearTimeout(this.timer);
  }

  /** Asks now and not only when it is time. */
  async refresh() {
    this.stop();
    await this.poll();
  }

  private async poll() {
    try {
      await this.ask();
    } catch {
      // The API is away: what was seen last still holds.
    }
    try {
      if (this.keptText !== this.goodText) await this.keep(this.goodText);
    } catch {
      // The disk takes nothing: the next round tries again.
    }
    this.stop();
    this.timer = setTimeout(() => this.poll(), this.options.everyMs ?? EVERY_MS);
  }

  private async ask() {
    const response = await fetch(this.options.url, {
      // Said here, because `fetch` would add `no-cache` to the tag, and nobody then answers that it is known.
      headers: this.tag ? { 'If-None-Match': this.tag, 'Cache-Control': 'max-age=0' } : {},
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const text = await response.text();
    if (!response.ok) return;
    this.tag = response.headers.get('etag') ?? undefined;
    if (text !== this.lastText) this.take(text);
  }

  private async keep(text: string) {
    const { path } = this.options;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, text);
    await rename(`${path}.new`, path);
    this.keptText = text;
  }

  private take(text: string) {
    const { name, read, log, onChange } = this.options;
    const before = this.current;
    this.lastText = text;
    try {
      this.current = read(JSON.parse(text), before);
    } catch (error) {
      log.warn({ reason: (error as Error).message.slice(0, 200) }, `${name} refused`);
      return;
    }
    this.goodText = text;
    onChange(this.current, before);
  }
}
