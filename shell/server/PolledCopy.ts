import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from 'pino';

const ANSWER_MS = 2_000;

export interface PolledCopyOptions<T> {
  /** What it is, for the log. */
  name: string;
  url: string;
  /** The file it is kept in. */
  path: string;
  /** What holds until something was seen. */
  initial: T;
  /** Makes what holds from now on out of what was said. Throws when that does not keep to its contract. */
  read: (said: unknown, current: T) => T;
  onChange: () => void;
  log: Logger;
  everyMs?: number;
}

/**
 * What the API says to every page, as last seen: asked for every five seconds unless said otherwise and kept on disk,
 * so that the site is whole while the API is away. What does not keep to its contract, wherever it comes from, never replaces what does.
 */
export class PolledCopy<T> {
  current: T;
  private timer?: NodeJS.Timeout;
  private lastText = '';
  private isUnkept = false;
  private tag?: string;

  constructor(private readonly options: PolledCopyOptions<T>) {
    this.current = options.initial;
  }

  /** Reads what was kept and goes on asking the API. */
  async start() {
    const kept = await readFile(this.options.path, 'utf8').catch(() => '');
    if (kept) this.take(kept);
    await this.poll();
  }

  stop() {
    clearTimeout(this.timer);
  }

  private async poll() {
    try {
      const response = await fetch(this.options.url, {
        // Said here, because `fetch` would add `no-cache` to the tag, and nobody then answers that it is known.
        headers: this.tag ? { 'If-None-Match': this.tag, 'Cache-Control': 'max-age=0' } : {},
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const text = await response.text();
      if (response.ok) {
        this.tag = response.headers.get('etag') ?? undefined;
        if (text !== this.lastText) this.isUnkept = this.take(text);
      }
      // Tried at every turn: a disk that was full may have room again.
      if (this.isUnkept) await this.keep();
    } catch {
      // The API or the disk is away: what was seen last still holds.
    } finally {
      this.timer = setTimeout(() => this.poll(), this.options.everyMs ?? 5_000);
    }
  }

  private async keep() {
    const { path } = this.options;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, this.lastText);
    await rename(`${path}.new`, path);
    this.isUnkept = false;
  }

  private take(text: string): boolean {
    const { name, read, log, onChange } = this.options;
    this.lastText = text;
    try {
      this.current = read(JSON.parse(text), this.current);
    } catch (error) {
      log.warn({ reason: (error as Error).message.slice(0, 200) }, `${name} refused`);
      return false;
    }
    onChange();
    return true;
  }
}
