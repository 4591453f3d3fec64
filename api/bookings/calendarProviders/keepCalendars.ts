import { maxCalendars, maxIdLength } from '../calendarConnections/contract';
import type { ProviderCalendar } from './CalendarProvider';

/** The calendars of an account that can be chosen: the main one first, wherever the provider lists it. */
export function keepCalendars(calendars: ProviderCalendar[]): ProviderCalendar[] {
  return calendars
    .filter(({ id }) => id.length <= maxIdLength)
    .sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
    .slice(0, maxCalendars);
}
