/** A scan that cannot run. The message is safe to show to the visitor. */
export class ScanError extends Error {
  constructor(
    readonly status: 403 | 422 | 503,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
