/** What went wrong with a call to HubSpot, by what has to be done about it. */
export type HubspotFailure =
  /** The token is not valid anymore. */
  | 'revoked'
  /** The token lacks scopes. */
  | 'scopes'
  /** Too many calls: wait for `retryAfterMs`. */
  | 'limit'
  /** HubSpot rejects the values; a retry would fail, too. */
  | 'invalid'
  /** Another write came first; a repetition may work. */
  | 'conflict'
  | 'missing'
  /** It did not respond, or with a server error. */
  | 'unavailable';

interface Details {
  status?: number;
  retryAfterMs?: number;
  scopes?: string[];
}

/** A call to HubSpot that failed. The message can be shown to members. */
export class HubspotError extends Error {
  readonly status: number;
  readonly retryAfterMs: number;
  readonly scopes: string[];

  constructor(
    readonly kind: HubspotFailure,
    message: string,
    { status = 0, retryAfterMs = 0, scopes = [] }: Details = {},
  ) {
    super(message);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.scopes = scopes;
  }
}

/**
 * Why one call of a batch failed, where the rest of the batch can be synced without its answer. Throws what concerns every
 * call: a limit, or a token that is revoked.
 */
export function problemOf(error: unknown): string {
  const isOfOneCall = error instanceof HubspotError && error.kind !== 'limit' && error.kind !== 'revoked';
  if (!isOfOneCall) throw error;
  return error.message;
}
