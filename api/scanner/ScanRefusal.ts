/** Why there is no scan. The message is for whoever asked, and safe to show. */
export class ScanRefusal extends Error {
  constructor(
    readonly status: 403 | 422 | 503,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
