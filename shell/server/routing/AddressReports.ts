import { createRedirectHits } from '@site/api/content/redirects/contract';
import { createNotFoundHits } from '@site/api/insights/notFound/contract';
import { redactPath } from '@site/api/insights/notFound/redactPath';
import type { Endpoint } from '@site/api/platform/contracts/endpoint';
import type { Logger } from 'pino';
import { type InternalApi, sendToApi } from '../http/sendToApi';
import { BoundedCounter } from './BoundedCounter';

const EVERY_MS = 2_000;
/** Hits per request: the API accepts bodies of 64 kB. */
const BATCH_SIZE = 100;
const MAX_OUTAGE_MS = 10 * 60_000;

interface AddressReportsOptions extends InternalApi {
  log: Logger;
  everyMs?: number;
  /** How long the API may be unavailable before the counts are dropped. */
  maxOutageMs?: number;
}

/**
 * Reports followed redirects and missing paths to the API in batches every few seconds. Requests never wait for it.
 * While the API is unavailable, counts of at most 500 redirects and 500 paths are held for ten minutes, then dropped
 * and logged once. A request whose response was lost is repeated, so a hit may count twice.
 */
export class AddressReports {
  private readonly redirects = new BoundedCounter();
  private readonly paths = new BoundedCounter();
  private timer?: NodeJS.Timeout;
  private sending = Promise.resolve();
  private unavailableSince?: number;

  constructor(private readonly options: AddressReportsOptions) {}

  /** Counts a redirect that was followed. */
  countRedirect(id: string) {
    this.redirects.add(id);
  }

  /** Counts a missing path, without personal data in it. */
  countNotFound(path: string) {
    this.paths.add(redactPath(path));
  }

  start() {
    this.timer = setTimeout(() => {
      this.sending = this.send().finally(() => this.start());
    }, this.options.everyMs ?? EVERY_MS);
  }

  /** Sends the remaining counts, or drops them. */
  async stop() {
    clearTimeout(this.timer);
    await this.sending;
    clearTimeout(this.timer);
    await this.send();
    this.drop('the shell shuts down');
  }

  private async send() {
    try {
      await this.sendAll(this.redirects, createRedirectHits, (id, count) => ({ id, count }));
      await this.sendAll(this.paths, createNotFoundHits, (path, count) => ({ path, count }));
      this.unavailableSince = undefined;
    } catch (error) {
      this.unavailableSince ??= Date.now();
      if (Date.now() - this.unavailableSince < (this.options.maxOutageMs ?? MAX_OUTAGE_MS)) return;
      this.unavailableSince = undefined;
      this.drop((error as Error).message);
    }
  }

  private async sendAll(
    counter: BoundedCounter,
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    hitOf: (key: string, count: number) => object,
  ) {
    const { path } = endpoint;
    for (let batch = counter.first(BATCH_SIZE); batch.length; batch = counter.first(BATCH_SIZE)) {
      const hits = batch.map(([key, count]) => hitOf(key, count));
      const status = await sendToApi(this.options, endpoint, { hits });
      if (status >= 500) throw new Error(`the API responded with ${status}`);
      counter.take(batch);
      // The API will not accept it later either.
      if (status >= 400) this.options.log.warn({ path, status, dropped: sumOf(batch) }, 'reports rejected');
    }
    const overflow = counter.takeOverflow();
    if (overflow)
      this.options.log.warn(
        { path, dropped: overflow },
        'too many different addresses; some were not counted',
      );
  }

  private drop(reason: string) {
    const dropped = { redirects: this.redirects.clear(), paths: this.paths.clear() };
    if (dropped.redirects || dropped.paths) this.options.log.warn({ ...dropped, reason }, 'reports dropped');
  }
}

const sumOf = (batch: [string, number][]) => batch.reduce((sum, [, count]) => sum + count, 0);
