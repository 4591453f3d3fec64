/** Why a calendar cannot be read, in words for its host. */
export class CalendarError extends Error {}
