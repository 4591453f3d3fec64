import { createReleaseWithdrawal } from '@site/api/site/releases/contract';
import type { Logger } from 'pino';
import type { ReleaseHistory, Withdrawal } from './ReleaseHistory';

const EVERY_MS = 5_000;
const TIMEOUT_MS = 2_000;

interface RollbackReportsOptions {
  history: Pick<ReleaseHistory, 'withdrawn' | 'markReported'>;
  apiOrigin: string;
  /** Authenticates the shell to the API. */
  internalKey: string;
  log: Logger;
  everyMs?: number;
}

/** Reports rollbacks to the API, which emails the team. Each report is repeated until the API has accepted it. */
export class RollbackReports {
  private timer?: NodeJS.Timeout;
  /** Rejected by the API, as with a wrong key: sent again after a restart, not every few seconds. */
  private readonly rejected = new Set<Withdrawal>();

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
      if (withdrawal.isTold || this.rejected.has(withdrawal)) continue;
      const status = await this.post(withdrawal).catch(() => 0);
      // The API is unavailable: try again later.
      if (status === 0 || status >= 500) return;
      if (status < 400) history.markReported(withdrawal);
      else {
        this.rejected.add(withdrawal);
        log.error({ status, remote: withdrawal.remote }, 'rollback report rejected');
      }
    }
  }

  private async post({ remote, version, to, reason, at }: Withdrawal): Promise<number> {
    const { apiOrigin, internalKey } = this.options;
    const response = await fetch(`${apiOrigin}/api${createReleaseWithdrawal.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Internal-Key': internalKey },
      body: JSON.stringify({ remote, version, to, reason, at }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  }
}
