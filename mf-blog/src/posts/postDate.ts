/** A moment as the day it was at the desk: "Nov 12, 2026". The same on the server and in every browser. */
export const postDate = (iso: string) => date.format(new Date(iso));

/** Without the year: "Nov 12". */
export const postDay = (iso: string) => day.format(new Date(iso));

/** "Nov 2026". */
export const postMonth = (iso: string) => month.format(new Date(iso));

const timeZone = 'America/Chicago';
const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone });
const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone });
