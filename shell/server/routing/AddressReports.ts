import { createNotFoundHits } from '@site/api/contract/notfound';
import { createRedirectHits } from '@site/api/contract/redirects';
import { plainPath } from '@site/api/plainPath';
import type { Logger } from 'pino';
import { BoundedCounter } from './BoundedCounter';

const EVERY_MS = 2_000;
const ANSWER_MS = 2_000;
/** Of one call: the API takes bodies of 64 kB. */
const AT_ONCE = 100;
const PATIENCE_MS = 10 * 60_000;

interface AddressReportsOptions {
  apiOrigin: string;
  /** By which the API knows the site's own server. */
  internalKey: string;
  log: Logger;
  everyMs?: number;
  /** How long the API may be away before what it was to be told is dropped. */
  patienceMs?: number;
}

/**
 * Tells the API, some seconds later and many at once, which redirects were followed and which addresses led nowhere.
 * Answers never wait for it. While the API is away the counts are kept for ten minutes, of at most 500 redirects and
 * 500 paths; what is dropped then is one line in the log. A call whose answer was lost is made again: rather counted
 * twice than not at all.
 */
export class AddressReports {
  private readonly redirects = new BoundedCounter();
  private readonly paths = new BoundedCounter();
  private timer?: NodeJS.Timeout;
  private telling = Promise.resolve();
  private awaySince?: number;

  constructor(private readonly options: AddressReportsOptions) {}

  /** A redirect was followed. */
  followed(id: string) {
    this.redirects.add(id);
  }

  /** A path led nowhere; what may be somebody's own in it is left out. */
  lost(path: string) {
    this.paths.add(plainPath(path));
  }

  start() {
    this.timer = setTimeout(() => {
      this.telling = this.tell().finally(() => this.start());
    }, this.options.everyMs ?? EVERY_MS);
  }

  /** Tells what is left, or drops it. */
  async stop() {
    clearTimeout(this.timer);
    await this.telling;
    clearTimeout(this.timer);
    await this.tell();
    this.drop('the shell ends');
  }

  private async tell() {
    try {
      await this.tellAll(this.redirects, createRedirectHits.path, (id, count) => ({ id, count }));
      await this.tellAll(this.paths, createNotFoundHits.path, (path, count) => ({ path, count }));
      this.awaySince = undefined;
    } catch (error) {
      this.awaySince ??= Date.now();
      if (Date.now() - this.awaySince < (this.options.patienceMs ?? PATIENCE_MS)) return;
      this.awaySince = undefined;
      this.drop((error as Error).message);
    }
  }

  private async tellAll(tally: BoundedCounter, path: string, hitOf: (key: string, count: number) => object) {
    for (let batch = tally.first(AT_ONCE); batch.length; batch = tally.first(AT_ONCE)) {
      const status = await this.post(path, { hits: batch.map(([key, count]) => hitOf(key, count)) });
      if (status >= 500) throw new Error(`the API answered ${status}`);
      tally.take(batch);
      // What it does not take now it will not take later.
      if (status >= 400) this.options.log.warn({ path, status, dropped: sumOf(batch) }, 'reports refused');
    }
    const missed = tally.takeMissed();
    if (missed) this.options.log.warn({ path, dropped: missed }, 'too many addresses to report all');
  }

  private async post(path: string, body: object): Promise<number> {
    const { apiOrigin, internalKey } = this.options;
    const answer = await fetch(`${apiOrigin}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Internal-Key': internalKey },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await answer.body?.cancel();
    return answer.status;
  }

  private drop(reason: string) {
    const dropped = { redirects: this.redirects.clear(), paths: this.paths.clear() };
    if (dropped.redirects || dropped.paths) this.options.log.warn({ ...dropped, reason }, 'reports dropped');
  }
}

const sumOf = (batch: [string, number][]) => batch.reduce((sum, [, count]) => sum + count, 0);
