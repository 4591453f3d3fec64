import { createReleaseWithdrawal } from '@site/api/rollbacks/contract';
import type { Logger } from 'pino';
import { type InternalApi, sendToApi } from '../http/sendToApi';
import type { ReleaseHistory, Withdrawal } from './ReleaseHistory';

const EVERY_MS = 5_000;

interface RollbackReportsOptions extends InternalApi {
  history: Pick<ReleaseHistory, 'withdrawn' | 'markReported'>;
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

  private post({ remote, version, to, reason, at }: Withdrawal): Promise<number> {
    return sendToApi(this.options, createReleaseWithdrawal, { remote, version, to, reason, at });
  }
}
