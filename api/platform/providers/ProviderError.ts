/** What a failed call means for its caller. */
export type ProviderFailure =
  /** The access was withdrawn or has expired: somebody must connect again. */
  | 'expired'
  /** The provider does not accept the client ID or secret, or the service isn’t enabled. */
  | 'setup'
  /** Too many calls: wait for `retryAfterMs`. */
  | 'limit'
  /** What the call is about does not exist, or isn’t shared. */
  | 'missing'
  /** It exists already, or was changed at the same time. */
  | 'conflict'
  /** The provider refuses the call; a retry would fail, too. */
  | 'refused'
  /** It did not respond, or with a server error. */
  | 'unavailable';

/** A call to an outside provider that failed. The message can be shown to members. */
export class ProviderError extends Error {
  constructor(
    readonly kind: ProviderFailure,
    message: string,
    readonly retryAfterMs = 0,
  ) {
    super(message);
  }
}
