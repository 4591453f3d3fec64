import { addDays } from '../events/rollUp';
import { toSiteDay } from '../events/toSiteDay';

const today = toSiteDay(Date.now());

/** So many days ago. */
export const day = (ago: number) => addDays(today, -ago);

/** The same as Google Analytics writes it. */
export const plainDay = (ago: number) => day(ago).replaceAll('-', '');

/** The last 27 days. No whole month fits in, so reports read days on every date, never the totals of a month. */
export const period = { from: day(26), to: today };

export const file = (name: string, lines: string[]) => ({
  name: `${name}.csv`,
  text: `${lines.join('\n')}\n`,
});

/** Totals as Plausible exports them, with days that this site counts and a row that is none. */
export const visitorsFile = file('imported_visitors', [
  '"date","visitors","pageviews","bounces","visits","visit_duration"',
  `"${day(9)}",900,900,900,900,900`,
  `"${day(10)}",900,900,900,900,900`,
  `"${day(11)}",10,40,4,12,700`,
  `"${day(12)}",20,60,6,25,900`,
  `"${day(900)}",1,1,1,1,1`,
  `"soon",1,1,1,1,1`,
]);
