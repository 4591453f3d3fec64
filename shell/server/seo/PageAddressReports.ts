import { type PageAddresses, replacePageAddresses } from '@site/api/content/addresses/contract';
import type { Logger } from 'pino';
import { type InternalApi, sendToApi } from '../http/sendToApi';
import type { SitePages } from '../releases/SitePages';
import { GENERATED_FILES } from './siteIndex';

const EVERY_MS = 500;
/** The list is sent again after this time, in case the API's database was replaced. */
const RESEND_MS = 60_000;

interface PageAddressReportsOptions extends InternalApi {
  pages: Pick<SitePages, 'released' | 'listed' | 'hidden'>;
  publicOrigin: string;
  /** Paths of static files. */
  publicFiles: readonly string[];
  log: Logger;
  everyMs?: number;
  resendMs?: number;
}

/**
 * Sends the paths of pages and files to the API, which accepts no redirects at them: at the start and when another
 * release is live. The list is sent again until the API has accepted it.
 */
export class PageAddressReports {
  private timer?: NodeJS.Timeout;
  private isStopped = false;
  /** The list that the API has accepted or rejected, and when. */
  private sent?: string[];
  private sentAt = 0;

  constructor(private readonly options: PageAddressReportsOptions) {}

  start(): void {
    void this.send().finally(() => {
      if (this.isStopped) return;
      this.timer = setTimeout(() => this.start(), this.options.everyMs ?? EVERY_MS).unref();
    });
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async send() {
    const { pages, publicFiles, publicOrigin, log, resendMs = RESEND_MS } = this.options;
    const { released, listed, hidden } = pages;
    if (released === this.sent && Date.now() - this.sentAt < resendMs) return;
    const list: PageAddresses = {
      pages: released,
      files: [...publicFiles, ...GENERATED_FILES],
      listed,
      hidden,
      origin: publicOrigin,
    };
    const status = await sendToApi(this.options, replacePageAddresses, list).catch(() => 0);
    // The API is unavailable: try again later.
    if (status === 0 || status >= 500) return;
    if (status >= 400) log.error({ status }, 'list of pages rejected');
    this.sent = released;
    this.sentAt = Date.now();
  }
}
