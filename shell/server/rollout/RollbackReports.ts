import { createReleaseWithdrawal } from '@site/api/site/releases/contract';
import type { Logger } from 'pino';
import type { ReleaseHistory, Withdrawal } from './ReleaseHistory';

const EVERY_MS = 5_000;
const TIMEOUT_MS = 2_000;

interface RollbackReportsOptions {
  history: Pick<ReleaseHistory, 'withdrawn' | 'markReported'>;
  apiOrigin: string;
  /** By which the API knows the site's own server. */
  internalKey: string;
  log: Logger;
  everyMs?: number;
}

/** Tells the API, which tells the team by mail, of releases that were taken back: each until the API has heard of it. */
export class RollbackReports {
  private timer?: NodeJS.Timeout;
  /** Refused by the API, as with a wrong key: sent again after a restart, not every few seconds. */
  private readonly refused = new Set<Withdrawal>();

  constructor(private readonly options: RollbackReportsOptions) {}

  start(): void {
    this.timer = setTimeout(() => this.send().finally(() => this.start()), this.options.everyMs ?? EVERY_MS);
    this.timer.unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async send() {
    const { history, log } = this.options;
    for (const withdrawal of history.withdrawn) {
      if (withdrawal.isTold || this.refused.has(withdrawal)) continue;
      const status = await this.post(withdrawal).catch(() => 0);
      // The API is away, or in trouble: later.
      if (status === 0 || status >= 500) return;
      if (status < 400) history.markReported(withdrawal);
      else {
        this.refused.add(withdrawal);
        log.error({ status, remote: withdrawal.remote }, 'report of a withdrawal refused');
      }
    }
  }

  private async post({ remote, version, to, reason, at }: Withdrawal): Promise<number> {
    const { apiOrigin, internalKey } = this.options;
    const answer = await fetch(`${apiOrigin}/api${createReleaseWithdrawal.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Internal-Key': internalKey },
      body: JSON.stringify({ remote, version, to, reason, at }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.status;
  }
}
