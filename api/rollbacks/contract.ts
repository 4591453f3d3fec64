import { type Infer, object } from 'superstruct';
import { endpoint, optional, text, timestamp } from '../platform/contracts/endpoint';

/** Report of the shell about a release that was rolled back. */
export const ReleaseWithdrawal = object({
  /** The remote's name. */
  remote: text({ min: 1, max: 100 }),
  version: text({ min: 1, max: 100 }),
  /**
   * The version that is served instead. Without one, the remote's pages are unavailable until the release is tried
   * again.
   */
  to: optional(text({ min: 1, max: 100 })),
  reason: text({ min: 1, max: 500 }),
  at: timestamp(),
});
export type ReleaseWithdrawal = Infer<typeof ReleaseWithdrawal>;

export const createReleaseWithdrawal = endpoint({
  method: 'POST',
  path: '/release-withdrawals',
  body: ReleaseWithdrawal,
  status: 204,
  summary: 'Notifies the team once by email that a release was rolled back.',
});
