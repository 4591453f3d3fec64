import { SITE_TIME_ZONE } from '../../platform/time/siteTime';

const format = new Intl.DateTimeFormat('en-CA', { timeZone: SITE_TIME_ZONE });

/** The calendar day in the firm's time zone: `2026-11-12`. */
export const toSiteDay = (time: Date | number) => format.format(time);
