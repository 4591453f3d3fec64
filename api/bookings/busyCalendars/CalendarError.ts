/** Why a calendar cannot be read, in words for its host. */
export class CalendarError extends Error {
  constructor(
    message: string,
    /** When the provider allows another attempt. */
    readonly retryAt?: Date,
  ) {
    super(message);
  }
}
