import { type Infer, object } from 'superstruct';
import { endpoint, moment, optional, text } from '../../platform/contracts/endpoint';

/** What the shell tells of a release that it has taken back. */
export const ReleaseWithdrawal = object({
  /** The remote's name. */
  remote: text({ min: 1, max: 100 }),
  version: text({ min: 1, max: 100 }),
  /** The version that serves instead; where there is none, the remote's pages are away until the release is tried again. */
  to: optional(text({ min: 1, max: 100 })),
  reason: text({ min: 1, max: 500 }),
  at: moment(),
});
export type ReleaseWithdrawal = Infer<typeof ReleaseWithdrawal>;

export const createReleaseWithdrawal = endpoint({
  method: 'POST',
  path: '/release-withdrawals',
  body: ReleaseWithdrawal,
  status: 204,
  summary: 'Tells the team by mail of a release that was taken back, once.',
});
